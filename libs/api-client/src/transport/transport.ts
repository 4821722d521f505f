import type { EndpointName } from '@shop/contract/endpoints';
import {
  FEATURES_HEADER,
  parseFeatures,
  TOTAL_COUNT_HEADER,
  type Feature,
} from '@shop/contract/features';
import ky, { isHTTPError, type RetryOptions } from 'ky';
import { ApiError } from '../api-error.ts';
import { calls } from '../calls.ts';
import { fillPath, type PathParams } from './fill-path.ts';
import { readBody } from './read-body.ts';
import { retryAfterMs } from './retry-after.ts';
import { searchParams, type ListQuery } from './search-params.ts';
import { toApiError } from './to-api-error.ts';

/** What a call sends. */
export type Outgoing = {
  params?: PathParams;
  query?: ListQuery | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

/** What a 2xx answered; `body` is undefined where there was none, and for a write also where it could not be read. */
type Answer = { body: unknown; total: number | null; features: ReadonlySet<Feature> };

/** Sends one call; rejects with nothing but an `ApiError`. */
export type Send = (name: EndpointName, outgoing: Outgoing) => Promise<Answer>;

/** The way to one API address, and what its latest answer named. */
export type Transport = { send: Send; features: () => ReadonlySet<Feature> };

type TransportOptions = {
  base: URL;
  fetch: typeof fetch;
  timeoutMs: number;
  initialFeatures: readonly Feature[];
};

const UPLOAD_TIMEOUT_FACTOR = 20;
/** A host that asks to wait longer than this, in milliseconds, is asked again by the shopper, not by us. */
const LONGEST_WAIT_MS = 2_000;
const READ_RETRY: RetryOptions = {
  limit: 2,
  statusCodes: [408, 500, 502, 503, 504],
  afterStatusCodes: [503],
  jitter: true,
  shouldRetry: ({ error }) => {
    const wait = isHTTPError(error) ? retryAfterMs(error.response.headers) : undefined;
    return wait !== undefined && wait > LONGEST_WAIT_MS ? false : undefined;
  },
};

/**
 * Makes the way to one API address. A read is tried again at most twice, after a network failure or
 * a passing fault of the host (F1); a write is sent once. A call of a feature the latest answer did
 * not name is refused before it is sent (API-4).
 */
export function createTransport(options: TransportOptions): Transport {
  const { base, fetch, timeoutMs } = options;
  let latest: ReadonlySet<Feature> = new Set(options.initialFeatures);
  const http = ky.create({
    prefix: base,
    headers: { Accept: 'application/json' },
    timeout: false,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      latest = parseFeatures(response.headers.get(FEATURES_HEADER));
      return response;
    },
  });

  async function exchange(name: EndpointName, outgoing: Outgoing): Promise<Answer> {
    const call = calls[name];
    const reads = call.method === 'GET';
    const response = await http(pathOf(name, outgoing, latest), {
      method: call.method,
      retry: reads ? READ_RETRY : 0,
      signal: deadlineOf(outgoing, timeoutMs),
      searchParams: searchParams(outgoing.query ?? {}),
      ...(outgoing.headers && { headers: outgoing.headers }),
      ...(outgoing.json !== undefined && { json: outgoing.json }),
      ...(outgoing.form && { body: outgoing.form }),
    });
    const body = readBody(response);
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
