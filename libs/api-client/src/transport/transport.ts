import type { EndpointName } from '@shop/contract/endpoints';
import {
  FEATURES_HEADER,
  parseFeatures,
  TOTAL_COUNT_HEADER,
  type Feature,
} from '@shop/contract/features';
import { ApiError } from '../api-error.ts';
import { calls } from '../calls.ts';
import { parseJson } from '../readers/fields.ts';
import { fillPath, type PathParams } from './fill-path.ts';
import { MOST_BYTES, MOST_OWNER_BYTES, readBody, readText } from './read-body.ts';
import { Refused } from './refused.ts';
import { searchParams, type ListQuery } from './search-params.ts';
import { toApiError } from './to-api-error.ts';
import { tryAgain } from './try-again.ts';

/** What a call sends. */
export type Outgoing = {
  params?: PathParams;
  query?: ListQuery | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Sends this call in the place of the client's own. */
  fetch?: typeof fetch;
};

/** What a 2xx answered; `body` is undefined where there was none, and for a write also where it could not be read. */
type Answer = { body: unknown; total: number | null; features: ReadonlySet<Feature> };

/** Sends one call; rejects with nothing but an `ApiError`. */
export type Send = (name: EndpointName, outgoing: Outgoing) => Promise<Answer>;

/** The way to one API address, and what the host's latest answer named. */
export type Transport = { send: Send; features: () => ReadonlySet<Feature> };

type TransportOptions = {
  base: URL;
  fetch: typeof fetch;
  timeoutMs: number;
  initialFeatures: readonly Feature[];
};

const UPLOAD_TIMEOUT_FACTOR = 20;

/**
 * Makes the way to one API address. A read is tried again at most twice, after a network failure or
 * a passing fault of the host (F1); a write is sent once. A call of a feature the host's latest
 * answer did not name is refused before it is sent (API-4).
 */
export function createTransport(options: TransportOptions): Transport {
  const { base, timeoutMs } = options;
  let latest: ReadonlySet<Feature> = new Set(options.initialFeatures);

  async function ask(request: Request, fetch = options.fetch): Promise<Response> {
    const response = await fetch(request);
    const named = response.headers.get(FEATURES_HEADER);
    if (named !== null) latest = parseFeatures(named);
    if (response.ok) return response;
    const text = await readText(response, MOST_BYTES).catch(() => '');
    hearPlain(response, parseJson(text));
    throw new Refused(response, text);
  }

  /** A plain host is known by JSON that names no feature; a proxy's own page or fault tells of no host. */
  function hearPlain({ status, headers }: Response, body: unknown): void {
    if (headers.has(FEATURES_HEADER) || status >= 500 || body === undefined) return;
    latest = parseFeatures(null);
  }

  async function bodyOf(response: Response, mostBytes: number): Promise<unknown> {
    const body = await readBody(response, mostBytes);
    hearPlain(response, body);
    return body;
  }

  async function exchange(name: EndpointName, outgoing: Outgoing): Promise<Answer> {
    const { method, access } = calls[name];
    const reads = method === 'GET';
    const path = pathOf(name, outgoing, latest);
    const signal = deadlineOf(outgoing, timeoutMs);
    const attempt = () =>
      ask(requestFor(addressOf(base, path, outgoing), method, outgoing, signal), outgoing.fetch);
    const response = await (reads ? tryAgain(attempt, signal) : attempt());
    const body = bodyOf(response, access === 'public' ? MOST_BYTES : MOST_OWNER_BYTES);
    return {
      body: await (reads ? body : body.catch(() => undefined)),
      ...readHeaders(response.headers),
    };
  }

  return {
    features: () => latest,
    send: (name, outgoing) =>
      exchange(name, outgoing).catch((error: unknown) => {
        throw toApiError(name, error, outgoing.signal);
      }),
  };
}

function pathOf(name: EndpointName, outgoing: Outgoing, features: ReadonlySet<Feature>): string {
  const call = calls[name];
  if ('feature' in call && !features.has(call.feature)) {
    throw new ApiError('unsupported', name, { feature: call.feature });
  }
  const path = fillPath(call.path, outgoing.params ?? {});
  if (path === undefined) throw new ApiError('http', name, { status: 404, code: 'not_found' });
  return path;
}

/** The API's address may have a path of its own: a call's path goes on from there. */
function addressOf(base: URL, path: string, { query = {} }: Outgoing): URL {
  const address = new URL(path.replace(/^\//, ''), base);
  address.search = new URLSearchParams(searchParams(query)).toString();
  return address;
}

function requestFor(address: URL, method: string, outgoing: Outgoing, signal: AbortSignal) {
  const { json, form, headers } = outgoing;
  const body = json === undefined ? form : JSON.stringify(json);
  return new Request(address, {
    method,
    signal,
    headers: {
      Accept: 'application/json',
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
}

function deadlineOf({ form, signal }: Outgoing, timeoutMs: number): AbortSignal {
  const deadline = AbortSignal.timeout(form ? timeoutMs * UPLOAD_TIMEOUT_FACTOR : timeoutMs);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}

function readHeaders(headers: Headers): Pick<Answer, 'total' | 'features'> {
  const features = parseFeatures(headers.get(FEATURES_HEADER));
  const count = headers.get(TOTAL_COUNT_HEADER) ?? '';
  const counted = features.has('paging') && /^\d+$/.test(count);
  return { features, total: counted ? Number(count) : null };
}
