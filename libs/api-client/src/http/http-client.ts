import type { EndpointName } from '@shop/contract/endpoints';
import {
  FEATURES_HEADER,
  parseFeatures,
  TOTAL_COUNT_HEADER,
  type Feature,
  type FeatureSet,
} from '@shop/contract/features';
import ky, { type KyInstance, type Options } from 'ky';
import { ApiError } from '../api-error.ts';
import type { ApiClientOptions, Listing } from '../options.ts';
import { readTokens } from '../readers/auth.ts';
import { parseJson } from '@shop/contract/parse-json';
import { InvalidResponseError, validOrUndefined } from '../readers/invalid-response-error.ts';
import { readBaseUrl } from './read-base-url.ts';
import type { EndpointTable } from './endpoint-table.ts';
import { readItems, type ListedEntity } from './read-items.ts';
import { retry } from './retry.ts';
import { searchParams, type ListQuery } from './search-params.ts';
import type { createSession } from './session.ts';
import { toApiError } from './to-api-error.ts';

const TIMEOUT_MS = 15_000;
/** The maximum size of a response in bytes, above every response of the contract. */
const MAX_BYTES = 10_000_000;
/** The maximum for admin lists: without paging, ten thousand orders in one list are about 10 MB. */
const MAX_ADMIN_BYTES = 50_000_000;

/** Values for a path's `:name` parameters. */
type PathParams = Readonly<Record<string, string>>;

/** The request of one call. */
export type HttpRequest = {
  params?: PathParams;
  query?: ListQuery | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Sends this one call in place of the client's own `fetch`. */
  fetch?: typeof fetch;
  /** The time limit of this one call, in place of the client's own. */
  timeoutMs?: number;
};

/** Reads one entity of a response. @throws InvalidResponseError */
type Reader<T> = (value: unknown) => T;

/** The HTTP layer that the groups of calls use. Every method rejects only with an `ApiError`. */
export type HttpClient = {
  /** The API's URL, ending in a slash. */
  base: URL;
  features: () => FeatureSet;
  /** Throws before sending when the API server does not list the feature (API-4). */
  requireFeature: (name: EndpointName, feature: Feature) => void;
  /** Reads a list. An item that cannot be read is omitted, counted and reported (F1). */
  list: <T>(
    name: EndpointName,
    entity: ListedEntity,
    read: Reader<T>,
    request: HttpRequest,
  ) => Promise<Listing<T>>;
  get: <T>(name: EndpointName, read: Reader<T>, request: HttpRequest) => Promise<T>;
  /**
   * A write succeeds by its status, unless its response is neither empty nor JSON. Returns null where the
   * response does not have the entity.
   */
  write: <T>(name: EndpointName, read: Reader<T>, request: HttpRequest) => Promise<T | null>;
  /**
   * A write of the owner that adds something. JSON that is not the entity may come from another server, so the
   * outcome is unknown: `malformed` with the status. Returns null where the response is empty.
   */
  create: <T>(name: EndpointName, read: Reader<T>, request: HttpRequest) => Promise<T | null>;
  /** A write whose response is not read. */
  send: (name: EndpointName, request: HttpRequest) => Promise<void>;
};

/**
 * Creates the HTTP client of one API, based on ky. The timeout covers the whole call, including retries and
 * the body. A call of a feature that the latest response did not list is rejected before it is sent (API-4).
 * @param endpoints those that the client's groups call
 * @param withSession creates the hooks of admin calls; a shopper's client has none
 * @throws TypeError when `baseUrl` is not an absolute URL
 */
export function createHttpClient(
  options: ApiClientOptions,
  endpoints: EndpointTable,
  withSession?: typeof createSession,
): HttpClient {
  const { tokens, onInvalidItem } = options;
  const base = readBaseUrl(options);
  let latest: FeatureSet = new Set(options.initialFeatures);
  const api = createKy(options, (features) => {
    latest = features;
  });
  const sessionHooks =
    tokens &&
    withSession?.(tokens, async (refresh) =>
      client.get('refresh', (body) => readTokens(body, refresh), { json: { refresh } }),
    );

  function requireFeature(name: EndpointName, feature: Feature): void {
    if (!latest.has(feature)) throw new ApiError('unsupported', name, { feature });
  }

  async function send(name: EndpointName, request: HttpRequest) {
    const endpoint = endpoints[name];
    if (endpoint === undefined) throw new TypeError(`${name} is not in the client's endpoints`);
    if ('feature' in endpoint) requireFeature(name, endpoint.feature);
    const path = fillPath(endpoint.path, request.params ?? {});
    if (path === undefined) throw new ApiError('http', name, { status: 404, code: 'not_found' });
    const isAdmin = endpoint.access === 'admin';
    const timeout = request.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS;
    const limit = sizeLimit(isAdmin ? MAX_ADMIN_BYTES : MAX_BYTES);
    const pending = api(path, {
      ...kyOptions(request),
      method: endpoint.method,
      timeout,
      totalTimeout: timeout,
      onDownloadProgress: limit.onDownloadProgress,
      ...(isAdmin && sessionHooks && { hooks: sessionHooks() }),
    });
    const body = pending.json().catch(async (error: unknown) => {
      const tooLong = limit.error();
      if (endpoint.method === 'GET') throw tooLong ?? error;
      // The status of a write counts, even where its body is lost. A body that is not JSON comes from
      // another server, such as a captive portal: nothing was written (CMD-5, CON-4).
      if (error instanceof InvalidResponseError && !tooLong) throw error;
      if (isHtml(await pending)) throw new InvalidResponseError('the response is not JSON');
    });
    const [{ headers, status }, value] = await Promise.all([pending, body]);
    return { headers, status, value };
  }

  async function call<T>(
    name: EndpointName,
    request: HttpRequest,
    read: (response: Awaited<ReturnType<typeof send>>) => T,
  ): Promise<T> {
    try {
      return read(await send(name, request));
    } catch (error) {
      throw toApiError(name, error, request.signal);
    }
  }

  const client: HttpClient = {
    base,
    features: () => latest,
    requireFeature,
    list: (name, entity, read, request) =>
      call(name, request, ({ headers, value }) => ({
        ...readItems(value, entity, read, onInvalidItem),
        ...readListHeaders(headers),
      })),
    get: (name, read, request) => call(name, request, ({ value }) => read(value)),
    write: (name, read, request) =>
      call(name, request, ({ value }) => validOrUndefined(() => read(value)) ?? null),
    create: (name, read, request) =>
      call(name, request, ({ status, value }) => {
        if (value === undefined) return null;
        const entity = validOrUndefined(() => read(value));
        if (entity === undefined) throw new ApiError('malformed', name, { status });
        return entity;
      }),
    send: (name, request) => call(name, request, () => undefined),
  };
  return client;
}

/**
 * The features come from `Shop-Features`. JSON without that header comes from an API server that has no
 * features. A proxy's error page or a 5xx does not change them.
 */
function createKy(
  { baseUrl, fetch }: ApiClientOptions,
  onFeatures: (features: FeatureSet) => void,
): KyInstance {
  return ky.create({
    prefix: baseUrl,
    retry,
    parseJson: (text, { response }) => {
      if (text.trim() === '') return undefined;
      const body = parseJson(text);
      if (body === undefined) throw new InvalidResponseError('the response is not JSON');
      if (!response.headers.has(FEATURES_HEADER) && response.status < 500) onFeatures(new Set());
      return body;
    },
    hooks: {
      afterResponse: [
        ({ response }) => {
          const header = response.headers.get(FEATURES_HEADER);
          if (header !== null) onFeatures(parseFeatures(header));
        },
      ],
    },
    ...(fetch && { fetch }),
  });
}

/** Whether a response is a page, by its Content-Type: its body may be lost, or too long. */
function isHtml({ headers }: Response): boolean {
  return /html/i.test(headers.get('Content-Type') ?? '');
}

function kyOptions({ query = {}, json, form, headers, signal, fetch }: HttpRequest): Options {
  return {
    searchParams: searchParams(query),
    ...(json !== undefined && { json }),
    ...(form && { body: form }),
    ...(headers && { headers }),
    ...(signal && { signal }),
    ...(fetch && { fetch }),
  };
}

/**
 * Replaces the `:name` parameters of a path. Undefined when a value would change the path's structure (empty, "."
 * or ".."): no API server has such an id.
 */
function fillPath(path: string, params: PathParams): string | undefined {
  const values = Object.values(params);
  if (values.some((value) => /^\.{0,2}$/.test(value))) return undefined;
  return path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
}

/** Stops reading a body at `maxBytes`. Browsers replace the error thrown there, so it is stored here. */
function sizeLimit(maxBytes: number) {
  let error: InvalidResponseError | undefined;
  return {
    error: () => error,
    onDownloadProgress: ({ transferredBytes }: { transferredBytes: number }) => {
      if (transferredBytes < maxBytes) return;
      error = new InvalidResponseError('the response is too long');
      throw error;
    },
  };
}

function readListHeaders(headers: Headers): Pick<Listing<unknown>, 'total' | 'features'> {
  const features = parseFeatures(headers.get(FEATURES_HEADER));
  const count = headers.get(TOTAL_COUNT_HEADER) ?? '';
  const isCounted = features.has('paging') && /^\d+$/.test(count);
  return { features, total: isCounted ? Number(count) : null };
}
