/** Genders, seasons, badges, image and query types: the values of the JSON format (specification, section 9). */
export const GENDERS = ['Men', 'Women', 'Accessoire'] as const;
export const SEASONS = ['New Arrivals', 'Previous Collections'] as const;
export const BADGES = ['No Badge', 'Promo'] as const;
export const IMAGE_TYPES = ['banner', 'rounded'] as const;
export const MESSAGE_TYPES = ['information', 'return'] as const;
export const PRODUCT_SORTS = ['newest', 'price', '-price', 'discount'] as const;
/** Feature `order-sort`; `-` is descending. Without one, the newest order is first. */
export const ORDER_SORTS = ['created_at', 'total', '-total', 'status', '-status'] as const;
export const ORDER_STATUSES = [
  'new',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;
/** Feature `drafts`: where an order comes from. `shop` is the storefront; the others are entered in the back office. */
export const ORDER_SOURCES = ['shop', 'phone', 'instagram', 'whatsapp'] as const;
/** Feature `drafts`: the sources of orders that are entered in the back office. */
export const ENTERED_SOURCES = [
  'phone',
  'instagram',
  'whatsapp',
] as const satisfies readonly SourceOfOrder[];
/**
 * What an order may not exceed: pieces of one variant, all its pieces, and the unconfirmed orders of its phone
 * number.
 */
export const ORDER_LIMITS = ['line_pieces', 'order_pieces', 'open_orders', 'open_pieces'] as const;
/** Feature `quarantine`: why an order may come from a program. */
export const QUARANTINE_REASONS = ['filled_hidden_field', 'filled_too_fast'] as const;
/**
 * Feature `confirmation`: the outcome of a call to a customer. `refused` and `duplicate` cancel the order,
 * `wrong_number` takes it out of the queue.
 */
export const CALL_OUTCOMES = [
  'confirmed',
  'no_answer',
  'call_back',
  'refused',
  'wrong_number',
  'duplicate',
] as const;
/** Feature `confirmation`: why a customer refused the order. */
export const REFUSED_REASONS = [
  'changed_mind',
  'too_expensive',
  'too_slow',
  'not_ordered',
  'other',
] as const;
/**
 * A change of an order that has a reason: nobody confirmed it in time, the owner released it from the quarantine, a
 * call had this outcome, the customer could not be reached, the outcome of a call was undone, the buyer did it by the
 * confirmation link, the order was entered in the back office, or it was split.
 */
export const HISTORY_CAUSES = [
  'unconfirmed',
  'released',
  'no_answer',
  'call_back',
  'refused',
  'wrong_number',
  'duplicate',
  'unreachable',
  'undone',
  'confirmed_by_link',
  'changed_by_link',
  'cancelled_by_link',
  'entered',
  'split_to',
  'split_from',
  'shipping_taken',
  'shipping_given',
  'shipping_collected',
  'deleted',
  'restored',
  'change_undone',
  'note_undone',
  'release_undone',
  'split_undone',
] as const;
/** Feature `drafts`: what the history has of an order that was entered in the back office, or split. */
export const DRAFT_CAUSES = [
  'entered',
  'split_to',
  'split_from',
  'shipping_taken',
  'shipping_given',
  'shipping_collected',
  'split_undone',
] as const satisfies readonly HistoryCause[];
/** Feature `drafts`: who pays the shipping of the second order of a split: nobody, or its courier collects it too. */
export const SPLIT_SHIPPINGS = ['once', 'both'] as const;
/** Feature `confirmation-link`: what the buyer did by the link. */
export const LINK_CAUSES = [
  'confirmed_by_link',
  'changed_by_link',
  'cancelled_by_link',
] as const satisfies readonly HistoryCause[];
/**
 * Feature `customers`: how an order ended for its customer's record. `refused` is an order that was returned or
 * cancelled, except one that a call found to be a duplicate.
 */
export const ORDER_OUTCOMES = ['open', 'delivered', 'refused', 'duplicate'] as const;
/** Feature `customers`: what the owner should know before confirming an order. */
export const CUSTOMER_WARNINGS = [
  'blocked',
  'refused',
  'same_lines',
  'burst',
  'other_file',
] as const;
/**
 * Feature `customers`: the languages of the messages to buyers, as BCP 47 tags. `ar` is Modern Standard Arabic; `aeb`
 * is Tunisian Arabic, the Darija, which is written in Latin or in Arabic letters.
 */
export const MESSAGE_LANGUAGES = ['fr', 'en', 'ar', 'aeb-Latn', 'aeb-Arab'] as const;
/** Feature `order-edit`: the statuses in which the lines, the address and the reduction of an order can be changed. */
export const EDITABLE_STATUSES = ['new', 'confirmed'] as const satisfies readonly OrderStatus[];
/** Feature `order-edit`: the fields of an order besides its lines whose changes the history has, as in the order. */
export const EDITED_FIELDS = [
  'client_name',
  'number',
  'city',
  'street',
  'reduction',
  'reduction_reason',
  'total_amount',
] as const;
/** An owner manages the accounts of the staff; both manage the shop. */
export const ACCOUNT_ROLES = ['owner', 'staff'] as const;

export type Gender = (typeof GENDERS)[number];
export type Season = (typeof SEASONS)[number];
export type Badge = (typeof BADGES)[number];
export type ImageType = (typeof IMAGE_TYPES)[number];
export type MessageType = (typeof MESSAGE_TYPES)[number];
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type OrderSort = (typeof ORDER_SORTS)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type SourceOfOrder = (typeof ORDER_SOURCES)[number];
export type EnteredSource = (typeof ENTERED_SOURCES)[number];
export type SplitShipping = (typeof SPLIT_SHIPPINGS)[number];
export type OrderLimit = (typeof ORDER_LIMITS)[number];
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
export type RefusedReason = (typeof REFUSED_REASONS)[number];
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];
export type CustomerWarning = (typeof CUSTOMER_WARNINGS)[number];
export type BinKind = (typeof BIN_KINDS)[number];
export type HistoryCause = (typeof HISTORY_CAUSES)[number];
export type EditedField = (typeof EDITED_FIELDS)[number];
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** Whether a text is a gender of the contract. Another API server may have its own (API-4). */
export function isGender(text: string): text is Gender {
  return GENDERS.some((gender) => gender === text);
}

/** Whether a text is a season of the contract. Another API server may have its own (API-4). */
export function isSeason(text: string): text is Season {
  return SEASONS.some((season) => season === text);
}

/** The statuses that may follow each status; anything else is `bad_transition`. */
export const STATUS_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** Whether an order may have this source. Another API server may have its own (API-4). */
export function isOrderSource(text: string): text is SourceOfOrder {
  return ORDER_SOURCES.some((source) => source === text);
}

/** Whether the lines, the address and the reduction of an order with this status can be changed. */
export function isEditable(status: OrderStatus | undefined): boolean {
  return EDITABLE_STATUSES.some((editable) => editable === status);
}

/** A variant with at most this number of pieces runs out. */
export const LOW_STOCK_PIECES = 3;
/** Feature `dashboard`: a shipped order that was placed this number of days ago, or earlier, is late. */
export const LATE_DAYS = 7;

/** Products on one page of the shop and of the back office (SHOP-3, ADM-5). */
export const PAGE_SIZE = 6;
/** The number of pages on each side of the current one (SHOP-3). */
export const PAGINATION_WINDOW = 2;
/** The fixed shipping charge, in millimes (8 TND, CART-7). */
export const SHIPPING_MILLIMES = 8_000;
/** How long the API server stores an idempotency key, in milliseconds: 30 days. */
export const IDEMPOTENCY_KEY_LIFE_MS = 30 * 24 * 3_600_000;
/**
 * Features `confirmation` and `undo`: how long the outcome of a call or a change of an order can be undone, in
 * milliseconds.
 */
export const UNDO_WINDOW_MS = 10 * 60_000;
/** Feature `undo`: how long a deleted product, order, message or site image can be restored, in milliseconds: 30 days. */
export const BIN_LIFE_MS = 30 * 24 * 3_600_000;
/** Feature `undo`: the kinds of entries of the bin. */
export const BIN_KINDS = ['product', 'order', 'message', 'site_image'] as const;
/** Feature `confirmation`: the latest time of a call back, in milliseconds from now. */
export const MAX_CALL_BACK_MS = 30 * 24 * 3_600_000;
/** Feature `confirmation-link`: how long a link is valid, in milliseconds: 7 days. */
export const LINK_LIFE_MS = 7 * 24 * 3_600_000;
/** Feature `customers`: the refused orders of a customer from which the owner is warned. */
export const REFUSED_WARNING = 2;
/** The country prefix of displayed phone numbers (NAV-6). */
export const PHONE_PREFIX = '+216';

/** Maximum lengths of texts, in characters: the apps set them on their inputs, the API server rejects longer texts. */
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
  tag: 40,
  username: 120,
  password: 1_024,
  /** A code of the second factor, typed with spaces or dashes. */
  code: 40,
  search: 200,
} as const;

/** The maximum length of the reason of a reduction, in characters; only the back office has that field. */
export const MAX_REASON_LENGTH = 200;

/** Feature `product-care`: the maximum lengths of its texts, in characters; only the back office has these fields. */
export const MAX_CARE_LENGTH = { material: 300, care: 1_000 } as const;

/** The minimum length of a password, in characters. */
export const MIN_PASSWORD_LENGTH = 12;

/** The maximum size of a product, an order and an upload. */
export const LIMITS = {
  orderLines: 100,
  lineQuantity: 10_000,
  stock: 1_000_000,
  colors: 40,
  sizesPerColor: 60,
  imagesPerProduct: 10,
  uploadBytes: 10 * 1024 * 1024,
  uploadPixels: 40_000_000,
  pageSize: 1_000,
  customerTags: 20,
  exportedOrders: 10_000_000,
  /** In millimes: up to ten million TND every total is an exact integer. */
  priceMillimes: 10_000_000_000,
} as const;

/** The image widths in pixels that `?w=` accepts (feature `image-widths`). */
export const IMAGE_WIDTHS = [320, 480, 720, 1080, 1440] as const;
