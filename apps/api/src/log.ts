import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

/** Maximum bytes of buffered log lines; when the buffer is full, further lines are dropped. */
const MAX_BUFFER = 1024 * 1024;

type SerializedError = {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: SerializedError;
};

/** Serializes an error without personal data: the message of a database error may contain user input. */
function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error ? String(error.code) : '';
  const isDatabase = 'severity' in error || code === 'ERR_SQLITE_ERROR';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code,
    message: isDatabase ? '' : error.message,
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}

/**
 * Standard output, written asynchronously. A failed write (full disk, closed pipe) does not end the
 * process, and later lines are written again once writing works (O10).
 */
function standardOutput() {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: MAX_BUFFER });
  destination.on('error', () => {});
  return destination;
}

/** Logs JSON lines to standard output, without personal data: no address, query string or body. */
export const logger = {
  level: 'info',
  base: null,
  serializers: { err: serializeError, req: () => ({}), res: () => ({}) },
  stream: standardOutput(),
} as const;

/** Logs one line for each response: method, the route's pattern, status, milliseconds. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    request.log.info(
      {
        method,
        route: routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'response sent',
    );
    done();
  });
}
