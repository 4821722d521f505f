import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** An answer that came whole; `ms` from the first byte sent. */
export type Answer = { status: number; body: string; headers: IncomingHttpHeaders; ms: number };

/** What is sent beside method and path. */
export type Sent = {
  body?: unknown;
  headers?: Record<string, string>;
  /** Where to tear the body in two, in bytes, and how long to wait in between, in milliseconds. */
  tear?: { at: number; wait: number };
  /** Told when no connection was had: nothing of the request has arrived. */
  told?: { refused?: boolean };
};

/** A client of one host over connections of its own. */
export type Client = {
  /** Answers what came; nothing when the outcome is unknown: no connection, or cut before the end. */
  send: (method: string, path: string, sent?: Sent) => Promise<Answer | undefined>;
  close: () => void;
};

const PATIENCE = 30_000;

/**
 * Makes a client of a host.
 * @param most connections at once
 * @param keep whether connections stay open for the next request
 */
export function makeClient(
  url: string,
  { most = Infinity, keep = true }: { most?: number; keep?: boolean } = {},
): Client {
  const agent = new Agent({ keepAlive: keep, maxSockets: most });
  return {
    send: async (method, path, sent = {}) => {
      try {
        return await exchange(agent, { url: url + path, method, sent });
      } catch (error) {
        const isRefused =
          error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (sent.told) sent.told.refused = isRefused;
        return undefined;
      }
    },
    close: () => agent.destroy(),
  };
}

type Exchange = { url: string; method: string; sent: Sent };

async function exchange(
  agent: Agent,
  { url, method, sent: { body, headers, tear } }: Exchange,
): Promise<Answer> {
  const bytes = body instanceof Buffer ? body : toJson(body);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const type = body instanceof Buffer ? {} : { 'content-type': 'application/json' };
    const length = { 'content-length': String(bytes.length) };
    const asked = request(url, {
      agent,
      method,
      headers: { ...(body === undefined ? {} : { ...type, ...length }), ...headers },
      timeout: PATIENCE,
    });
    asked.on('timeout', () => asked.destroy(new Error('No answer in time')));
    asked.on('error', reject);
    asked.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('close', () => {
        if (!response.complete) return reject(new Error('Cut'));
        const { statusCode: status = 0, headers: answered } = response;
        const text = Buffer.concat(chunks).toString();
        return resolve({ status, body: text, headers: answered, ms: performance.now() - begun });
      });
    });
    if (!tear) asked.end(bytes);
    else void sendTorn(asked, bytes, tear);
  });
}

async function sendTorn(
  asked: ReturnType<typeof request>,
  bytes: Buffer,
  { at, wait }: { at: number; wait: number },
): Promise<void> {
  asked.write(bytes.subarray(0, at));
  await sleep(wait);
  asked.end(bytes.subarray(at));
}

function toJson(body: unknown): Buffer {
  return body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body));
}
