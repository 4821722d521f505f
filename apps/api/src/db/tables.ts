import type {
  AccountRole,
  Badge,
  BinKind,
  CallOutcome,
  Gender,
  HistoryCause,
  ImageType,
  MessageLanguage,
  SourceOfOrder,
  OrderStatus,
  MessageType,
  QuarantineReason,
  RefusedReason,
  Season,
} from '@shop/contract/constants';
import type { SecurityEventOrigin, SecurityEventType } from '@shop/contract/security-events';
import type { Generated, Kysely } from 'kysely';

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>;
export type Dialect = 'sqlite' | 'postgres';

/**
 * All tables, the same on both dialects. Times are milliseconds since 1970, money is in millimes,
 * percentages are in hundredths, flags are 0 or 1, JSON is text.
 */
export type Tables = {
  settings: { name: string; value: string };
  leases: { name: string; until: number };
  products: ProductsTable;
  variants: VariantsTable;
  product_images: ProductImagesTable;
  stock_movements: StockMovementsTable;
  catalogue_changes: CatalogueChangesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_images: { order_id: number; path: string };
  order_events: OrderEventsTable;
  call_attempts: CallAttemptsTable;
  call_leases: { order_id: number; session_id: string; by: string; until: number };
  customer_phones: CustomerPhonesTable;
  customers: CustomersTable;
  customer_notes: CustomerNotesTable;
  order_phones: { order_id: number; phone_key: string };
  order_words: { order_id: number; word: string };
  order_fingerprints: { fingerprint: string; order_id: number | null; placed_at: number };
  idempotency_keys: { key: string; body_hash: string; response: string; created_at: number };
  messages: MessagesTable;
  bin: BinTable;
  bin_images: { entry_id: number; path: string };
  edit_undos: EditUndosTable;
  edit_undo_images: { event_id: number; path: string };
  site_images: { id: Generated<number>; image: string; image_type: ImageType; position: number };
  images: ImagesTable;
  image_leases: { id: string; path: string; until: number };
  accounts: AccountsTable;
  recovery_codes: { hash: string; account_id: number };
  sessions: SessionsTable;
  known_sources: { hash: string; account_id: number; last_used_at: number };
  refresh_tokens: { hash: string; session_id: string; expires_at: number; used_at: number | null };
  security_events: SecurityEventsTable;
  rate_limits: { key: string; count: number; since: number; last: number };
};

export type ProductsTable = {
  id: Generated<number>;
  name: string;
  /** The normalized name. */
  search_text: string;
  description: string;
  /** Empty where the owner has not written it, as `care`. */
  material: Generated<string>;
  care: Generated<string>;
  price: number;
  promo: number;
  discounted_price: number;
  badge: Badge;
  gender: Gender;
  season: Season;
  popular: number;
  /** JSON: the colours in the order of the product form; `variants` has their sizes. */
  colors: string;
  created_at: number;
};

type VariantsTable = {
  id: Generated<number>;
  product_id: number;
  color: string;
  size: string;
  /** `variantKey` of colour and size: an order finds the variant in any spelling. */
  color_key: string;
  size_key: string;
  position: number;
  quantity: number;
};

type ProductImagesTable = {
  product_id: number;
  path: string;
  position: number;
  /** One of the product's colours, when the owner has given the image one. */
  color: string | null;
};

/**
 * The reason of a stock movement: the product form, an order, a cancelled or deleted order. Only the last one may have
 * 0 pieces: nothing was returned.
 */
export type MovementReason = 'stocked' | 'ordered' | 'returned';

type StockMovementsTable = {
  id: Generated<number>;
  at: number;
  product_id: number;
  color_key: string;
  size_key: string;
  /** Pieces: positive into the stock, negative out of it. */
  delta: number;
  reason: MovementReason;
  command_id: string | null;
  /** The price of a piece in an order; null for other reasons. */
  unit_price: number | null;
};

/** The part of the catalogue that changed: a product's stock, another part of it, the site images. */
export type ChangeKind = 'stock' | 'product' | 'images';

/** Triggers insert the rows. */
type CatalogueChangesTable = {
  id: Generated<number>;
  kind: ChangeKind;
  /** 0 for site images. */
  product_id: number;
  /** Time of the database server. */
  at: Generated<number>;
};

export type OrdersTable = {
  id: Generated<number>;
  command_id: string;
  client_name: string;
  email: string;
  phone: string;
  city: string;
  street: string;
  total: number;
  shipping: number;
  status: OrderStatus;
  created_at: number;
  /** The number's digits, to count the unconfirmed orders of a phone. */
  phone_key: string;
  /** Why a new order may come from a program. */
  quarantine: QuarantineReason | null;
  /** Normalized text of the back office's search. */
  search_text: string;
  /** The next call to the customer: 0 before the first call, null when no call is planned. */
  next_call_at: Generated<number | null>;
  /** A keyed hash of the sender's address, for seven days. */
  sender: string | null;
  /** Increases with each change of the status or the content. */
  version: Generated<number>;
  /** What the owner takes off the total. */
  reduction: Generated<number>;
  reduction_reason: string | null;
  source: Generated<SourceOfOrder>;
  /** The command id of the order that was split first, also for a part of a part. Such an order may have no shipping. */
  split_from: string | null;
};

/** A phone number of the orders, and the customer record that it belongs to. */
type CustomerPhonesTable = {
  id: Generated<number>;
  /** `phoneKeys`: the same text in any notation. */
  phone_key: string;
  /** The id of the number that it was first written with; null for a number with a record of its own. */
  origin_id: number | null;
  /** The record that the owner merged it into; null when it is not merged. */
  customer_id: number | null;
};

/** What the owner wrote about a customer; `id` is the one of the first number of the record. */
type CustomersTable = {
  id: number;
  /** JSON: texts. */
  tags: Generated<string>;
  blocked_at: number | null;
  message_language: Generated<MessageLanguage | null>;
};

type CustomerNotesTable = {
  id: Generated<number>;
  customer_id: number;
  at: number;
  by: string;
  note: string;
};

/** An order line has its own copy of the product at the time of the order. */
export type OrderLinesTable = {
  id: Generated<number>;
  order_id: number;
  product_id: number;
  product_name: string;
  /** JSON: paths. */
  product_images: string;
  unit_price: number;
  color: string;
  size: string;
  quantity: number;
};

type ImagesTable = {
  /** The path in the API: `/media/<hash>.<extension>`. */
  path: string;
  /** Size of the master file, in pixels. */
  width: number;
  height: number;
  renditions: 'pending' | 'made';
  /** Number of failed attempts to make the renditions. */
  attempts: number;
  /** The renditions are not made before this time. A running job sets it to the end of its lease. */
  run_at: number;
};

type OrderEventsTable = {
  id: Generated<number>;
  order_id: number;
  at: number;
  by: string;
  status: OrderStatus | null;
  note: string | null;
  cause: HistoryCause | null;
  /** JSON: what a change of the content replaced. */
  edit: string | null;
  /** The command id of the other order of a split. */
  other_order: string | null;
  /** JSON: what the undo of the change needs; null for a change that cannot be undone any more. */
  undo: Generated<string | null>;
  undone_at: Generated<number | null>;
};

/** A call to the customer of an order. Its note is in the history of the order. */
type CallAttemptsTable = {
  id: Generated<number>;
  order_id: number;
  at: number;
  by: string;
  outcome: CallOutcome;
  /** The status of the order after the call. */
  status: OrderStatus;
  reason: RefusedReason | null;
  /** The command id of the order that this one repeats. */
  duplicate_of: string | null;
  /** The next call after this one; null when none is planned. */
  next_call_at: number | null;
  undone_at: number | null;
};

export type MessagesTable = {
  id: Generated<number>;
  client_name: string;
  email: string;
  message_type: MessageType;
  message: string;
  command_id: string | null;
  answered: number;
  created_at: number;
  search_text: string;
};

/** A deleted product, order, message or site image. */
type BinTable = {
  id: Generated<number>;
  kind: BinKind;
  /** The id of the product, message or site image, or the command id of the order. */
  object: string;
  /** JSON: what a list shows. */
  summary: string;
  /** JSON: the rows by table. */
  content: string;
  /** Normalized text that a person is found by. */
  search_text: string;
  deleted_at: number;
  deleted_by: string;
};

/** The kinds of objects whose edits can be undone. */
export type EditKind =
  'product' | 'site_image' | 'message' | 'customer' | 'order' | 'call' | 'account';

/** What an edit of the last ten minutes replaced. */
type EditUndosTable = {
  /** The event of the trail that has the edit. */
  event_id: number;
  kind: EditKind;
  /** The id of the object for clients. */
  object: string;
  at: number;
  /** JSON. */
  content: string;
};

export type AccountsTable = {
  id: Generated<number>;
  username: string;
  password_hash: string;
  created_at: number;
  role: Generated<AccountRole>;
  disabled_at: number | null;
  password_change_required: Generated<number>;
  /** Base32; null when the account has no second factor. */
  totp_secret: string | null;
  /** The secret of a set-up that no code has confirmed yet. */
  totp_pending_secret: string | null;
  /** The start of the latest set-up. */
  totp_pending_at: Generated<number>;
  /** The time step of the last accepted code: a code is accepted once. */
  totp_last_step: Generated<number>;
};

type SessionsTable = {
  id: string;
  account_id: number;
  created_at: number;
  revoked_at: number | null;
  user_agent: string;
  last_used_at: number;
};

export type SecurityEventsTable = {
  id: Generated<number>;
  at: number;
  type: SecurityEventType;
  origin: SecurityEventOrigin;
  /** The account may be deleted: its name is a copy. */
  account_id: number | null;
  account: string | null;
  /** A keyed hash. */
  address: string | null;
  request_id: string | null;
  object: string | null;
  /** JSON: the changed fields. */
  changes: string;
  count: number;
};
