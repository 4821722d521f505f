import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { tokensSchema, type Tokens } from '@shop/contract/schemas';
import { OWNER } from './owner.ts';

type Api = { app: FastifyInstance };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD';
type CallOptions = {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
};

/** Calls an API server with a JSON body or a form, and with a bearer token. */
export async function call(
  api: Api,
  method: Method,
  url: string,
  { body, token, headers }: CallOptions = {},
): Promise<LightMyRequestResponse> {
  const options: InjectOptions = { method, url, headers: { ...headers } };
  if (token !== undefined)
    options.headers = { ...options.headers, authorization: `Bearer ${token}` };
  if (body === undefined) return api.app.inject(options);
  const sent = body instanceof FormData ? await encodeForm(body) : encodeJson(body);
  return api.app.inject({
    ...options,
    headers: { 'content-type': sent.type, ...options.headers },
    payload: sent.payload,
  });
}

function encodeJson(body: unknown): { type: string; payload: string } {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return { type: 'application/json', payload };
}

/** Encodes a form as a browser does. */
async function encodeForm(form: FormData): Promise<{ type: string; payload: Buffer }> {
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { type: encoded.headers.get('content-type') ?? '', payload };
}

/** Signs the owner in, or another account. */
export async function logIn(
  api: Api,
  account: { username: string; password: string } = OWNER,
): Promise<Tokens> {
  const response = await call(api, 'POST', '/accounts/login/', { body: account });
  return tokensSchema.parse(response.json());
}
