import type {
  Badge,
  Gender,
  ImageType,
  OrderStatus,
  QueryType,
  Season,
} from '@shop/contract/constants';
import type { Generated } from 'kysely';

/**
 * Every table, the same on both engines. Moments are milliseconds since 1970, money is whole
 * millimes, percentages are hundredths, flags are 0 or 1, JSON is text.
 */
export type Tables = {
  migrations: { name: string; at: number };
  settings: { name: string; value: string };
  leases: { name: string; until: number };
  products: ProductsTable;
  variants: VariantsTable;
  product_pictures: { product_id: number; path: string; position: number };
  stock_movements: StockMovementsTable;
  catalogue_changes: CatalogueChangesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_pictures: { order_id: number; path: string };
  order_events: OrderEventsTable;
  order_fingerprints: { fingerprint: string; order_id: number | null; placed_at: number };
  idempotency_keys: { key: string; body_hash: string; answer: string; created_at: number };
  queries: QueriesTable;
  site_images: { id: Generated<number>; image: string; image_type: ImageType; position: number };
  pictures: PicturesTable;
  picture_holds: { id: string; path: string; until: number };
  accounts: { id: Generated<number>; username: string; password_hash: string; created_at: number };
  sessions: { id: string; account_id: number; created_at: number; revoked_at: number | null };
  refresh_tokens: { hash: string; session_id: string; expires_at: number; spent_at: number | null };
  limits: { key: string; count: number; since: number; last: number };
};

export type ProductsTable = {
  id: Generated<number>;
  name: string;
  folded_name: string;
  description: string;
  price: number;
  promo: number;
  discounted: number;
  badge: Badge;
  gender: Gender;
  season: Season;
  popular: number;
  /** JSON: the colours in the owner's order; their sizes are the variants. */
  colors: string;
  created_at: number;
};

type VariantsTable = {
  id: Generated<number>;
  product_id: number;
  color: string;
  size: string;
  /** `variantKey` of colour and size: how an order's spelling finds them. */
  color_key: string;
  size_key: string;
  position: number;
  quantity: number;
};

/** Why stock moved: the owner's form, an order, an order cancelled or deleted. */
export type MovementReason = 'stocked' | 'ordered' | 'given_back';

type StockMovementsTable = {
  id: Generated<number>;
  at: number;
  product_id: number;
  color_key: string;
  size_key: string;
  /** Pieces: above zero into the stock, below zero out of it. */
  delta: number;
  reason: MovementReason;
  command_id: string | null;
};

/** What of the public lists a change touches: a product's stock, anything else of it, the site images. */
export type ChangeKind = 'stock' | 'product' | 'images';

/** Written by triggers. */
type CatalogueChangesTable = {
  id: Generated<number>;
  kind: ChangeKind;
  /** 0 for site images. */
  product_id: number;
  /** By the database's clock. */
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
  /** Folded: what the owner's search looks in. */
  search_text: string;
};

/** A line holds its own copy of the product, as it was when it was ordered. */
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

type PicturesTable = {
  /** As answers carry it: `/media/<hash>.<extension>`. */
  path: string;
  /** Pixels of the master. */
  width: number;
  height: number;
  variants: 'pending' | 'made';
  /** How often making the variants failed. */
  tries: number;
  /** When the variants may be begun (again): a running job moves it on, so that others leave it alone. */
  due_at: number;
};

type OrderEventsTable = {
  id: Generated<number>;
  order_id: number;
  at: number;
  by: string;
  status: OrderStatus | null;
  note: string | null;
};

export type QueriesTable = {
  id: Generated<number>;
  client_name: string;
  email: string;
  query_type: QueryType;
  message: string;
  command_id: string | null;
  answered: number;
  created_at: number;
  search_text: string;
};
