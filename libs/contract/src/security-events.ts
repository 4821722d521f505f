/** The kinds of security events, each with its types. */
export const SECURITY_EVENTS = {
  sign_in: ['signed_in', 'signed_out', 'session_ended'],
  rejection: ['sign_in_refused', 'access_refused'],
  limit: ['limited'],
  password: ['password_changed', 'password_reset', 'two_factor_on', 'two_factor_off'],
  account: [
    'account_created',
    'account_made_owner',
    'account_made_staff',
    'account_disabled',
    'account_enabled',
    'account_deleted',
    'account_restored',
  ],
  product: ['product_created', 'product_changed', 'product_change_undone', 'product_restored'],
  order: ['order_created', 'order_changed', 'order_restored'],
  customer: [
    'customer_changed',
    'customer_change_undone',
    'customers_merged',
    'customers_separated',
  ],
  message: ['message_answered', 'message_reopened', 'message_restored'],
  site_image: [
    'site_image_created',
    'site_image_changed',
    'site_image_change_undone',
    'site_image_restored',
  ],
  deletion: [
    'product_deleted',
    'order_deleted',
    'message_deleted',
    'site_image_deleted',
    'deleted_for_good',
    'data_erased',
    'data_pruned',
  ],
  export: ['orders_exported', 'backup_made'],
  restore: ['restored', 'moved'],
  setting: ['settings_changed', 'signing_key_replaced'],
} as const;

export type SecurityEventKind = keyof typeof SECURITY_EVENTS;
export type SecurityEventType = (typeof SECURITY_EVENTS)[SecurityEventKind][number];

/** All kinds, in the order of a choice. */
export const SECURITY_EVENT_KINDS = [
  'sign_in',
  'rejection',
  'limit',
  'password',
  'account',
  'product',
  'order',
  'customer',
  'message',
  'site_image',
  'deletion',
  'export',
  'restore',
  'setting',
] as const satisfies readonly SecurityEventKind[];

/** All types. */
export const SECURITY_EVENT_TYPES: readonly SecurityEventType[] =
  Object.values(SECURITY_EVENTS).flat();

/** Where an event comes from: a request, a command of the command line, the API server itself. */
export const SECURITY_EVENT_ORIGINS = ['request', 'command', 'server'] as const;
export type SecurityEventOrigin = (typeof SECURITY_EVENT_ORIGINS)[number];

/** Whether a text is a type of this version. */
export function isSecurityEventType(text: string): text is SecurityEventType {
  return SECURITY_EVENT_TYPES.some((type) => type === text);
}

/** Feature `undo`: the types of events in the history of a product. */
export const PRODUCT_HISTORY_TYPES = [
  'product_created',
  'product_changed',
  'product_change_undone',
  'product_deleted',
  'product_restored',
] as const satisfies readonly SecurityEventType[];

/** Feature `undo`: the types of events in the history of a site image. */
export const SITE_IMAGE_HISTORY_TYPES = [
  'site_image_created',
  'site_image_changed',
  'site_image_change_undone',
  'site_image_deleted',
  'site_image_restored',
] as const satisfies readonly SecurityEventType[];

/** Feature `undo`: the types of events in the history of a message. */
export const MESSAGE_HISTORY_TYPES = [
  'message_answered',
  'message_reopened',
  'message_deleted',
  'message_restored',
] as const satisfies readonly SecurityEventType[];

/** Feature `undo`: the types of events in the history of a customer's record. */
export const CUSTOMER_HISTORY_TYPES = [
  'customer_changed',
  'customer_change_undone',
  'customers_merged',
  'customers_separated',
] as const satisfies readonly SecurityEventType[];
