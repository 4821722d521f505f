import type { endpoints, EndpointName } from '@shop/contract/endpoints';
import type { Gender, Season } from '@shop/contract/constants';
import type { Feature } from '@shop/contract/features';
import type {
  Admin,
  Facets,
  LoginRequest,
  Order,
  OrderChange,
  OrderCounts,
  OrderListQuery,
  OrderRequest,
  Picture,
  PlacedOrder,
  PlacedQuery,
  Product,
  ProductListQuery,
  Query,
  QueryChange,
  QueryListQuery,
  QueryRequest,
  RefreshRequest,
  SiteImage,
  Stats,
  StatsQuery,
  Tokens,
} from '@shop/contract/schemas';

type Input<Name extends 'createProduct' | 'createImage' | 'updateImage'> =
  (typeof endpoints)[Name]['body']['schema']['_zod']['input'];

/** A list as the host answered it, and what the host can do by that very answer. */
export type Listing<T> = {
  items: T[];
  /** Rows before paging, where the host paged or counted them; otherwise the body is the whole list. */
  total: number | null;
  /** The features named in that answer: whether its query parameters were honoured. */
  features: ReadonlySet<Feature>;
};

/** A product form: decimals as text or number, new pictures as files, paths to remove as the host gave them. */
export type ProductDraft = Omit<Input<'createProduct'>, 'removedImages'> & {
  product_images?: readonly Blob[];
  removedImages?: readonly string[];
};

/** A new site image. `position` needs the feature `image-order`. */
export type ImageDraft = Input<'createImage'> & { image: Blob };
/** A change of a site image, at least one of its parts. `position` needs the feature `image-order`. */
export type ImageChange = Input<'updateImage'> & { image?: Blob };

/** What the host told of an order it took; a host that keeps to section 7 may tell nothing. */
export type OrderConfirmation = Partial<PlacedOrder>;

/** What every call takes beside its own arguments. */
export type CallOptions = { signal?: AbortSignal | undefined };
/** `fetch`: sends this call in the place of the client's own, such as one that tells how much is sent. */
type UploadOptions = CallOptions & { fetch?: typeof fetch };
export type OrderOptions = CallOptions & {
  /** 1–255 printable ASCII, one for each intent (feature `idempotency-key`). */
  idempotencyKey?: string | undefined;
  /** It was sent with this key before, maybe by a page that is gone: the key stays good, whatever the host names now. */
  isRepeat?: boolean | undefined;
};

/** Where the admin's tokens are kept; the SPA's matter, shared by its tabs. */
export type TokenStore = {
  read: () => Tokens | null;
  write: (tokens: Tokens | null) => void;
};

/** An entity left out of a list because it could not be read. `value` may hold personal data: never log it whole. */
export type Dropped = { entity: string; reason: string; value: unknown };

/** How a client is made. */
export type ApiClientOptions = {
  /** The API's absolute address, such as `http://localhost:8000`. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** How long a call may take in all, retries and body included, in milliseconds; 15,000 by default, twenty times that for uploads. */
  timeoutMs?: number;
  /** The back office only. */
  tokens?: TokenStore;
  onDropped?: (what: Dropped) => void;
  /** What the host named in an answer that came to the page another way: these hold until it answers here. */
  initialFeatures?: readonly Feature[];
};

type Calls = {
  listProducts: (query?: ProductListQuery, options?: CallOptions) => Promise<Listing<Product>>;
  listPopularProducts: (
    query?: ProductListQuery,
    options?: CallOptions,
  ) => Promise<Listing<Product>>;
  listPromoProducts: (query?: ProductListQuery, options?: CallOptions) => Promise<Listing<Product>>;
  listProductsByGender: (
    gender: Gender,
    query?: ProductListQuery,
    options?: CallOptions,
  ) => Promise<Listing<Product>>;
  listProductsBySeason: (
    gender: Gender,
    season: Season,
    query?: ProductListQuery,
    options?: CallOptions,
  ) => Promise<Listing<Product>>;
  /** Null where the host took the product without answering it. */
  createProduct: (draft: ProductDraft, options?: UploadOptions) => Promise<Product | null>;
  updateProduct: (
    id: string,
    draft: ProductDraft,
    options?: UploadOptions,
  ) => Promise<Product | null>;
  deleteProduct: (id: string, options?: CallOptions) => Promise<void>;
  listBannerImages: (options?: CallOptions) => Promise<Listing<SiteImage>>;
  listRoundedImages: (options?: CallOptions) => Promise<Listing<SiteImage>>;
  listImages: (options?: CallOptions) => Promise<Listing<SiteImage>>;
  createImage: (draft: ImageDraft, options?: CallOptions) => Promise<SiteImage | null>;
  updateImage: (
    id: string,
    change: ImageChange,
    options?: CallOptions,
  ) => Promise<SiteImage | null>;
  deleteImage: (id: string, options?: CallOptions) => Promise<void>;
  createQuery: (query: QueryRequest, options?: CallOptions) => Promise<PlacedQuery | null>;
  listQueries: (query?: QueryListQuery, options?: CallOptions) => Promise<Listing<Query>>;
  deleteQuery: (id: string, options?: CallOptions) => Promise<void>;
  /**
   * Places an order; any 2xx is success (host.md, "Answers"). Never sent twice by the client. A key
   * is refused as `unsupported`, and nothing is sent, unless the latest answer names
   * `idempotency-key`: ask `features()` at the first send, then keep to the key or to its absence.
   * A key once sent may be sent again whatever later answers name.
   */
  createOrder: (order: OrderRequest, options?: OrderOptions) => Promise<OrderConfirmation>;
  listOrders: (query?: OrderListQuery, options?: CallOptions) => Promise<Listing<Order>>;
  deleteOrder: (id: string, options?: CallOptions) => Promise<void>;
  /** Answers the tokens and keeps nothing: the caller stores them. */
  login: (request: LoginRequest, options?: CallOptions) => Promise<Tokens>;
  protectedAdmin: (options?: CallOptions) => Promise<Admin>;
  /** Feature `facets`. */
  listFacets: (query?: FacetsQuery, options?: CallOptions) => Promise<Facets>;
  /** Feature `product-read`. */
  readProduct: (id: string, options?: CallOptions) => Promise<Product>;
  /** Feature `refresh`; answers the tokens and keeps nothing. Admin calls refresh by themselves. */
  refresh: (request: RefreshRequest, options?: CallOptions) => Promise<Tokens>;
  /** Feature `refresh`; the caller forgets its tokens, whether this succeeds or not. */
  logout: (request: RefreshRequest, options?: CallOptions) => Promise<void>;
  /** Feature `status`. */
  readOrder: (id: string, options?: CallOptions) => Promise<Order>;
  /** Feature `status`. */
  updateOrder: (id: string, change: OrderChange, options?: CallOptions) => Promise<Order | null>;
  /** Feature `status`. */
  countOrders: (options?: CallOptions) => Promise<OrderCounts>;
  /** Feature `query-status`. */
  updateQuery: (id: string, change: QueryChange, options?: CallOptions) => Promise<Query | null>;
  /** Feature `stats`. */
  readStats: (query: StatsQuery, options?: CallOptions) => Promise<Stats>;
};

/** The query parameters of `listFacets`. */
export type FacetsQuery = Pick<ProductListQuery, 'gender' | 'season'>;

/** One function for each call of the contract; each answers data or rejects with one `ApiError`. */
export type ApiClient = Pick<Calls, EndpointName> & {
  /**
   * What the host's latest answer named (`Shop-Features`); before the first, `initialFeatures`. An
   * answer that is not the host's own (a proxy's 502, a page that is not JSON) changes nothing.
   */
  features: () => ReadonlySet<Feature>;
  /** A picture's address at about `width` CSS pixels; the picture as it is where the host has no widths. */
  pictureUrl: (picture: Picture, width?: number) => string;
};
