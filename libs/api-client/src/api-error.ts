import type { EndpointName } from '@shop/contract/endpoints';
import type { ErrorCode, FieldCode } from '@shop/contract/error-codes';
import type { Feature } from '@shop/contract/features';
import type { ProductColor, ShortLine } from '@shop/contract/schemas';

/**
 * Why a call gave no data. `network`: no answer, or none in time. `http`: the host refused.
 * `malformed`: it answered something that cannot be read. `unsupported`: the call, field or header
 * belongs to a feature the host does not name, and nothing was sent. `aborted`: the caller's signal.
 */
export type ApiErrorKind = 'network' | 'http' | 'malformed' | 'unsupported' | 'aborted';

/** What a failure says beside its kind; every part is missing where the host did not tell it. */
export type ApiErrorDetails = {
  /** The answer's HTTP status. */
  status?: number;
  /** One of the contract's closed list. */
  code?: ErrorCode;
  /** With `invalid`: what is wrong with each named field. */
  fields?: Readonly<Record<string, FieldCode>>;
  /** With `out_of_stock`: the lines that ask for more than is left. */
  lines?: readonly ShortLine[];
  /** With `total_changed`: the right total, two-decimal text in TND. */
  total_amount?: string;
  /** With `total_changed`: the right shipping charge, two-decimal text in TND. */
  shipping_charge?: string;
  /** With `stock_moved`: the product's colours as they stand now. */
  colors?: readonly ProductColor[];
  /** How long the host asks to wait before another try, in milliseconds (429, 503). */
  retryAfterMs?: number;
  /** With `unsupported`: the feature the host does not name. */
  feature?: Feature;
  /** What the transport threw (`network`), or what could not be read (`malformed`). */
  cause?: unknown;
};

/** The one error every call rejects with. It carries no token, no request and no answer's text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: EndpointName;
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly fields: Readonly<Record<string, FieldCode>> | undefined;
  readonly lines: readonly ShortLine[] | undefined;
  readonly total_amount: string | undefined;
  readonly shipping_charge: string | undefined;
  readonly colors: readonly ProductColor[] | undefined;
  readonly retryAfterMs: number | undefined;
  readonly feature: Feature | undefined;

  constructor(kind: ApiErrorKind, call: EndpointName, details: ApiErrorDetails = {}) {
    const told = [details.status, details.code, details.feature].filter(Boolean).join(' ');
    super(`${call}: ${kind} ${told}`.trim(), { cause: details.cause });
    this.kind = kind;
    this.call = call;
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.lines = details.lines;
    this.total_amount = details.total_amount;
    this.shipping_charge = details.shipping_charge;
    this.colors = details.colors;
    this.retryAfterMs = details.retryAfterMs;
    this.feature = details.feature;
  }
}

/** Whether something thrown is this client's error. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
