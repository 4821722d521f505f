import type { FastifyInstance } from 'fastify';
import { gatherLines } from './gather-lines.ts';
import { openStandardOutput } from './standard-output.ts';

type Described = {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: Described;
};

/** What a log line may say of a fault: a database's own message may quote what somebody typed. */
function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error ? String(error.code) : '';
  const isDatabase = 'severity' in error || code === 'ERR_SQLITE_ERROR';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code,
    message: isDatabase ? '' : error.message,
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  };
}

/** Log lines as JSON on the standard output, without personal data: no address, query string or body. */
export const logger = {
  level: 'info',
  base: null,
  serializers: { err: describe, req: () => ({}), res: () => ({}) },
  stream: gatherLines(openStandardOutput()),
} as const;

/** Logs one line for each answer: method, the route's pattern, status, milliseconds. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    request.log.info(
      {
        method,
        route: routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
