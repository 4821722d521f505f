/** Genders, seasons, badges, image and query types: the wire's own words (specification, section 9). */
export const GENDERS = ['Men', 'Women', 'Accessoire'] as const;
export const SEASONS = ['New Arrivals', 'Previous Collections'] as const;
export const BADGES = ['No Badge', 'Promo'] as const;
export const IMAGE_TYPES = ['banner', 'rounded'] as const;
export const QUERY_TYPES = ['information', 'return'] as const;
export const PRODUCT_SORTS = ['newest', 'price', '-price', 'discount'] as const;
export const ORDER_STATUSES = [
  'new',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;

export type Gender = (typeof GENDERS)[number];
export type Season = (typeof SEASONS)[number];
export type Badge = (typeof BADGES)[number];
export type ImageType = (typeof IMAGE_TYPES)[number];
export type QueryType = (typeof QUERY_TYPES)[number];
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Where an order may go from each status (host.md, "Status"); anything else is `bad_transition`. */
export const STATUS_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** Products on one page of the shop and of the back office (SHOP-3, ADM-5). */
export const PAGE_SIZE = 6;
/** Pages shown on each side of the current one (SHOP-3). */
export const PAGINATION_WINDOW = 2;
/** The fixed shipping charge, in millimes (8 TND, CART-7). */
export const SHIPPING_MILLIMES = 8_000;
/** For how long a host knows an order's key, in milliseconds: 30 days (host.md, "One order per intent"). */
export const IDEMPOTENCY_KEY_LIFE_MS = 30 * 24 * 3_600_000;
/** The country prefix shown before phone numbers (NAV-6). */
export const PHONE_PREFIX = '+216';

/** Longest accepted texts, in characters; the SPAs put them on their inputs, the host refuses beyond. */
export const MAX_LENGTH = {
  name: 120,
  email: 254,
  phone: 40,
  city: 120,
  street: 250,
  message: 5_000,
  productName: 200,
  description: 5_000,
  size: 40,
  color: 40,
  note: 2_000,
  username: 120,
  password: 1_024,
  search: 200,
} as const;

/** Shortest password an owner may choose, in characters (host.md, "Passwords"). */
export const MIN_PASSWORD_LENGTH = 12;

/** What one product, order or upload may hold at most (host.md, "Uploads"). */
export const LIMITS = {
  orderLines: 100,
  lineQuantity: 10_000,
  stock: 1_000_000,
  colors: 40,
  sizesPerColor: 60,
  picturesPerProduct: 10,
  uploadBytes: 10 * 1024 * 1024,
  uploadPixels: 40_000_000,
  pageSize: 1_000,
  /** Highest price, in millimes: ten million TND keeps every total an exact integer. */
  priceMillimes: 10_000_000_000,
} as const;

/** Widths, in pixels, the host offers of a picture by `?w=` (feature `picture-widths`). */
export const PICTURE_WIDTHS = [320, 640, 960, 1440] as const;
