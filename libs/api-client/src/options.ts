import type { Feature, FeatureSet } from '@shop/contract/features';
import type { Tokens } from '@shop/contract/schemas';

/** A list, and the features that the response listed. */
export type Listing<T> = {
  items: T[];
  /** What the response had besides `items`, in a form that cannot be read. */
  unreadable: UnreadableItems;
  /**
   * The number of rows before paging, where the API server paged or counted them. When it is null, `items`
   * is the whole list.
   */
  total: number | null;
  /** The features listed in that response. They show whether its query parameters were applied. */
  features: FeatureSet;
};

/** The items of a list that could not be read: their number, and the names of those that have one. */
export type UnreadableItems = { count: number; names: string[] };

/** The options of every call. */
export type CallOptions = { signal?: AbortSignal | undefined };

/** `fetch` and `timeoutMs` replace the client's own for this call: a save reports its progress, and can be stopped. */
export type SaveOptions = CallOptions & Pick<ApiClientOptions, 'fetch' | 'timeoutMs'>;

/** The options of a create. */
export type CreateOptions = CallOptions & {
  /**
   * 1–255 printable ASCII characters, one key for each thing to create (feature `idempotency-key` for orders,
   * `idempotent-creates` for all others).
   */
  idempotencyKey?: string | undefined;
  /**
   * The key was sent before, maybe by a page that is closed. It stays valid, whatever features are listed
   * now.
   */
  isRepeat?: boolean | undefined;
};

/** The storage of the admin's tokens. The tabs of one browser share it. */
export type TokenStore = {
  read: () => Tokens | null;
  write: (tokens: Tokens | null) => void;
};

/** A list item that could not be read. `value` may contain personal data: never log it. */
export type InvalidItem = { entity: string; reason: string; value: unknown };

/** The options of a client. */
export type ApiClientOptions = {
  /** The API's absolute URL, such as `http://localhost:8000`. */
  baseUrl: string;
  /** Replaces the global `fetch`, as ky's option of that name. */
  fetch?: typeof fetch;
  /** The time limit of a call, including retries and the body, in milliseconds; 15,000 by default. */
  timeoutMs?: number;
  /** The back office only. */
  tokens?: TokenStore;
  onInvalidItem?: (item: InvalidItem) => void;
  /**
   * The features of a response that the page received another way. They are valid until this client's first
   * response.
   */
  initialFeatures?: readonly Feature[];
};
