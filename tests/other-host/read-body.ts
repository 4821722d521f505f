import type { IncomingMessage } from 'node:http';

/** Reads a JSON body as an object; no body is an empty one. Throws when it is not an object. */
export async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return {};
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null) throw new Error('not an object');
  return Object.fromEntries(Object.entries(body));
}
