import { FEATURES } from '@shop/contract/features';
import { createHash } from 'node:crypto';
import type { Config } from './config.ts';

/**
 * The variables of which no change is recorded: where the server runs, and what the operator of the machine sees
 * anyway.
 */
export const UNRECORDED_VARIABLES = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'DATABASE_URL',
  'HOST',
  'PORT',
  'SHOP_BRAND',
  'SHOP_DATA_DIR',
  'SHOP_METRICS_PORT',
  'SHOP_SEED',
] as const;

/**
 * The settings whose changes are security events (docs/adr/0069), as text by the name of their variable. Of the
 * password only whether it is set: each start with another one records that itself. Of a key, the beginning of its
 * hash, so that another key is a change.
 */
export function securitySettings(config: Config): Record<string, string> {
  const { admin, bucket, origins, orderSettings: orders, sessionLife, signingKeys } = config;
  const [storefront = '', backoffice = ''] = origins;
  return {
    SHOP_ADMIN_PASSWORD: admin.password === undefined ? 'not set' : 'set',
    SHOP_ADMIN_USERNAME: admin.username,
    SHOP_BACKOFFICE_ORIGIN: backoffice,
    SHOP_CALL_ATTEMPTS: limitText(orders.maxNoAnswers),
    SHOP_CALL_DAYS: limitText(orders.maxCallDays),
    SHOP_CLIENT_ERRORS: config.features.has('client-errors') ? 'on' : 'off',
    SHOP_EVENT_DAYS: String(config.eventDays),
    SHOP_FEATURES: FEATURES.filter((feature) => config.features.has(feature)).join(' '),
    SHOP_JWT_PREVIOUS_SECRET: keyText(signingKeys?.previous),
    SHOP_JWT_SECRET: keyText(signingKeys?.secret),
    SHOP_MAX_LINE_PIECES: limitText(orders.maxLinePieces),
    SHOP_MAX_OPEN_ORDERS: limitText(orders.maxOpenOrders),
    SHOP_MAX_OPEN_PIECES: limitText(orders.maxOpenPieces),
    SHOP_MAX_ORDER_PIECES: limitText(orders.maxOrderPieces),
    SHOP_MEDIA_URL: bucket ? `${bucket.endpoint}/${bucket.name}` : 'not set',
    SHOP_MIN_FILL_SECONDS: limitText(orders.minFillSeconds),
    SHOP_RATE_LIMIT: config.rateLimit ? 'on' : 'off',
    SHOP_SESSION_HOURS: String(sessionLife.absoluteMs / HOUR_MS),
    SHOP_SESSION_IDLE_HOURS: String(sessionLife.idleMs / HOUR_MS),
    SHOP_STOREFRONT_ORIGIN: storefront,
    SHOP_TRUST_PROXY: config.trustProxy.join(' ') || 'off',
    SHOP_UNCONFIRMED_HOURS: limitText(orders.unconfirmedHours),
  };
}

const HOUR_MS = 3_600_000;
/** Long enough to distinguish two keys, and too short to find one. */
const HASH_LENGTH = 8;

function limitText(limit: number | undefined): string {
  return limit === undefined ? 'off' : String(limit);
}

function keyText(key: string | undefined): string {
  if (key === undefined) return 'not set';
  return `set (${createHash('sha256').update(key).digest('hex').slice(0, HASH_LENGTH)})`;
}
