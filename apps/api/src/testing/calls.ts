import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { tokensSchema, type Tokens } from '@shop/contract/schemas';
import type { Host } from './host.ts';
import { OWNER } from './owner.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD';
type CallOptions = {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
};

/** Calls a host as HTTP would: JSON bodies, forms, a bearer. */
export async function call(
  host: Pick<Host, 'app'>,
  method: Method,
  url: string,
  { body, token, headers }: CallOptions = {},
): Promise<LightMyRequestResponse> {
  const options: InjectOptions = { method, url, headers: { ...headers } };
  if (token !== undefined)
    options.headers = { ...options.headers, authorization: `Bearer ${token}` };
  if (body === undefined) return host.app.inject(options);
  const sent = body instanceof FormData ? await encodeForm(body) : encodeJson(body);
  return host.app.inject({
    ...options,
    headers: { 'content-type': sent.type, ...options.headers },
    payload: sent.payload,
  });
}

function encodeJson(body: unknown): { type: string; payload: string } {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return { type: 'application/json', payload };
}

/** A form as a browser sends it. */
async function encodeForm(form: FormData): Promise<{ type: string; payload: Buffer }> {
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { type: encoded.headers.get('content-type') ?? '', payload };
}

/** Signs the owner in. */
export async function signIn(host: Pick<Host, 'app'>): Promise<Tokens> {
  const answer = await call(host, 'POST', '/accounts/login/', { body: OWNER });
  return tokensSchema.parse(answer.json());
}
