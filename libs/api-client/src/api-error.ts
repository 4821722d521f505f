import type { EndpointName } from '@shop/contract/endpoints';
import type { ErrorCode, FieldCode } from '@shop/contract/error-codes';
import type { Feature } from '@shop/contract/features';
import type {
  ProductColor,
  ProductFields,
  ExceededLimit,
  OutOfStockLine,
} from '@shop/contract/schemas';

/**
 * The reason why a call returned no data. `network`: no response, or none in time. `http`: a status that is
 * not 2xx, or the error field of an order or message that was sent. `malformed`: a response that cannot be read. `unsupported`: the call, field or header belongs to
 * a feature that the API server does not list, and nothing was sent. `aborted`: the caller's signal.
 */
export type ApiErrorKind = 'network' | 'http' | 'malformed' | 'unsupported' | 'aborted';

/** The details of an error. A property is missing when the response does not have it. */
export type ApiErrorDetails = {
  /** The HTTP status; with `malformed`, that of a create whose outcome is unknown. */
  status?: number;
  /** A code of the contract's closed list. */
  code?: ErrorCode;
  /** With `invalid`: the code of each invalid field. */
  fields?: Readonly<Record<string, FieldCode>>;
  /** With `out_of_stock`: the lines that order more than the stock. */
  lines?: readonly OutOfStockLine[];
  /** With `order_limit`: the limit that the order exceeds. */
  exceeded?: ExceededLimit;
  /** With `total_changed`: the right total, two-decimal text in TND. */
  total_amount?: string;
  /** With `total_changed`: the right shipping charge, two-decimal text in TND. */
  shipping_charge?: string;
  /** With `stock_moved`: the product's current colours. */
  colors?: readonly ProductColor[];
  /** With `product_conflict`: the current values of the fields that someone else changed. */
  changed?: Readonly<Partial<ProductFields>>;
  /** The delay before the next attempt that the API server requests, in milliseconds (429, 503). */
  retryAfterMs?: number;
  /** The id of the request in the log of the API server, when it failed there (5xx). */
  requestId?: string;
  /** With `unsupported`: the feature that the API server does not list. */
  feature?: Feature;
  /** What `fetch` threw (`network`), or what could not be read (`malformed`). */
  cause?: unknown;
};

/** The only error with which a call rejects. It contains no token, no request and no response text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: EndpointName;
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly fields: Readonly<Record<string, FieldCode>> | undefined;
  readonly lines: readonly OutOfStockLine[] | undefined;
  readonly exceeded: ExceededLimit | undefined;
  readonly total_amount: string | undefined;
  readonly shipping_charge: string | undefined;
  readonly colors: readonly ProductColor[] | undefined;
  readonly changed: Readonly<Partial<ProductFields>> | undefined;
  readonly retryAfterMs: number | undefined;
  readonly requestId: string | undefined;
  readonly feature: Feature | undefined;

  constructor(kind: ApiErrorKind, call: EndpointName, details: ApiErrorDetails = {}) {
    const suffix = [details.status, details.code, details.feature].filter(Boolean).join(' ');
    super(`${call}: ${kind} ${suffix}`.trim(), { cause: details.cause });
    this.kind = kind;
    this.call = call;
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.lines = details.lines;
    this.exceeded = details.exceeded;
    this.total_amount = details.total_amount;
    this.shipping_charge = details.shipping_charge;
    this.colors = details.colors;
    this.changed = details.changed;
    this.retryAfterMs = details.retryAfterMs;
    this.requestId = details.requestId;
    this.feature = details.feature;
  }
}

/** Whether a thrown value is an `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
