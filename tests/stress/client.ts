import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A complete response; `ms` is the time from the first byte sent to its end. */
export type HttpResponse = {
  status: number;
  body: string;
  headers: IncomingHttpHeaders;
  ms: number;
};

/** The content of a request besides method and path. */
export type Sent = {
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * Sends the body in two parts: the position of the cut in bytes, and the pause between the parts in
   * milliseconds.
   */
  split?: { at: number; wait: number };
  /** Receives `refused: true` when the connection was refused: the server got nothing of the request. */
  failure?: { refused?: boolean };
};

/** A client of one API server with its own connections. */
export type Client = {
  /**
   * Returns the response. Undefined when the outcome is unknown: no connection, or one that was cut before
   * the end.
   */
  send: (method: string, path: string, sent?: Sent) => Promise<HttpResponse | undefined>;
  close: () => void;
};

const RESPONSE_TIMEOUT_MS = 30_000;

/**
 * Creates a client of an API server.
 * @param maxConnections the maximum number of connections
 * @param keepAlive whether connections are kept alive for the next request
 */
export function makeClient(
  url: string,
  {
    maxConnections = Infinity,
    keepAlive = true,
  }: { maxConnections?: number; keepAlive?: boolean } = {},
): Client {
  const agent = new Agent({ keepAlive, maxSockets: maxConnections });
  return {
    send: async (method, path, sent = {}) => {
      try {
        return await exchange(agent, { url: url + path, method, sent });
      } catch (error) {
        const isRefused =
          error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (sent.failure) sent.failure.refused = isRefused;
        return undefined;
      }
    },
    close: () => agent.destroy(),
  };
}

type Exchange = { url: string; method: string; sent: Sent };

async function exchange(
  agent: Agent,
  { url, method, sent: { body, headers, split } }: Exchange,
): Promise<HttpResponse> {
  const bytes = body instanceof Buffer ? body : toJson(body);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const type = body instanceof Buffer ? {} : { 'content-type': 'application/json' };
    const length = { 'content-length': String(bytes.length) };
    const clientRequest = request(url, {
      agent,
      method,
      headers: { ...(body === undefined ? {} : { ...type, ...length }), ...headers },
      timeout: RESPONSE_TIMEOUT_MS,
    });
    clientRequest.on('timeout', () => clientRequest.destroy(new Error('No response in time')));
    clientRequest.on('error', reject);
    clientRequest.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('close', () => {
        if (!response.complete) return reject(new Error('The connection was closed'));
        const { statusCode: status = 0, headers: responseHeaders } = response;
        const text = Buffer.concat(chunks).toString();
        return resolve({
          status,
          body: text,
          headers: responseHeaders,
          ms: performance.now() - start,
        });
      });
    });
    if (!split) clientRequest.end(bytes);
    else void sendSplit(clientRequest, bytes, split);
  });
}

async function sendSplit(
  clientRequest: ReturnType<typeof request>,
  bytes: Buffer,
  { at, wait }: { at: number; wait: number },
): Promise<void> {
  clientRequest.write(bytes.subarray(0, at));
  await sleep(wait);
  clientRequest.end(bytes.subarray(at));
}

function toJson(body: unknown): Buffer {
  return body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body));
}
