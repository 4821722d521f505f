import { demoBrand } from '@shop/contract/brand';
import { LIMITS, MAX_LENGTH, MIN_PASSWORD_LENGTH } from '@shop/contract/constants';
import { FEATURES, type Feature } from '@shop/contract/features';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Bucket } from './media/s3-storage.ts';
import type { SessionLife } from './services/app-context.ts';
import type { OrderSettings } from './services/order-settings.ts';
import type { ConfiguredKeys } from './services/signing-keys.ts';

/** Relative paths are relative to this folder. */
const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../..');
const MIN_SECRET_LENGTH = 32;
const HOUR_MS = 3_600_000;

/** Whether a text is an `IP` or `IP/prefix`. */
function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}

function commaList(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((item) => item.trim())
    .filter(Boolean);
}

function originSetting(defaultOrigin: string) {
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'must be a URL such as https://shop.example',
    )
    .transform((text) => new URL(text).origin)
    .default(defaultOrigin);
}

/** The old names of renamed features. */
const RENAMED_FEATURES: ReadonlyMap<string, Feature> = new Map([
  ['picture-widths', 'image-widths'],
  ['query-status', 'message-status'],
  ['picture-order', 'product-image-order'],
  ['image-order', 'site-image-order'],
]);

const featuresSetting = z
  .string()
  .default('all')
  .transform((text, context): ReadonlySet<Feature> => {
    if (text === 'all') return new Set(FEATURES);
    if (text === 'none') return new Set();
    const names = commaList(text);
    const known = FEATURES.filter((feature) => names.includes(feature));
    if (known.length === new Set(names).size) return new Set(known);
    const renamed = names.find((name) => RENAMED_FEATURES.has(name));
    const message =
      renamed === undefined
        ? `must be all, none or a list of: ${FEATURES.join(', ')}`
        : `names ${renamed}, which is now ${RENAMED_FEATURES.get(renamed)}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const proxiesSetting = z
  .string()
  .default('off')
  .transform((text) => (text === 'off' ? [] : commaList(text)))
  .refine(
    (ranges) => ranges.every(isAddressRange),
    'must be off, or IP addresses such as 10.0.0.1 or 10.0.0.0/8',
  );

const portSetting = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535');

const hoursSetting = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')
  .transform(Number);

/** The name of the brand in the JSON that the servers of the apps read. */
const brandNameSetting = z.string().transform((text, context) => {
  try {
    return z.object({ name: z.string() }).parse(JSON.parse(text)).name;
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON with a name' });
    return z.NEVER;
  }
});
/** A whole number from 1; `off` is undefined. */
function optionalNumber(defaultText: string, max: number) {
  return z
    .string()
    .default(defaultText)
    .transform((text, context) => {
      if (text === 'off') return undefined;
      const number = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Infinity;
      if (number <= max) return number;
      context.addIssue({
        code: 'custom',
        message: `must be off or a whole number from 1 to ${max}`,
      });
      return z.NEVER;
    });
}

const MAX_PIECES = LIMITS.orderLines * LIMITS.lineQuantity;
const MAX_OPEN_ORDERS = 10_000;
const MAX_UNCONFIRMED_HOURS = 24 * 90;
const MAX_FILL_SECONDS = 60;
const MAX_NO_ANSWERS = 20;
const MAX_CALL_DAYS = 90;

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const DEFAULT_REGION = 'us-east-1';

/** Parses `s3://bucket?endpoint=https://host[&region=name]`; undefined for anything else. */
function parseMediaUrl(text: string) {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host: name, pathname, searchParams, username } = new URL(text);
  const { endpoint = '', region = DEFAULT_REGION, ...rest } = Object.fromEntries(searchParams);
  const isPlain = protocol === 's3:' && username === '' && /^\/?$/.test(pathname);
  if (!isPlain || !BUCKET_NAME.test(name) || Object.keys(rest).length > 0) return undefined;
  const isEndpoint = URL.canParse(endpoint) && /^https?:\/\/[^/?#@]+\/?$/.test(endpoint);
  return isEndpoint ? { name, endpoint: new URL(endpoint).origin, region } : undefined;
}

const mediaSetting = z.string().transform((text, context) => {
  const bucket = parseMediaUrl(text);
  if (bucket) return bucket;
  context.addIssue({
    code: 'custom',
    message: 'must name a bucket and its endpoint, such as s3://images?endpoint=https://s3.example',
  });
  return z.NEVER;
});

const environmentSchema = z.object({
  PORT: portSetting.default(8000),
  HOST: z.string().default('127.0.0.1'),
  SHOP_DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(REPOSITORY_ROOT, path)),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/\S+$/, 'must begin with postgres://')
    .optional(),
  SHOP_MEDIA_URL: mediaSetting.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  SHOP_STOREFRONT_ORIGIN: originSetting('http://localhost:3000'),
  SHOP_BACKOFFICE_ORIGIN: originSetting('http://localhost:3001'),
  SHOP_ADMIN_USERNAME: z
    .string()
    .max(MAX_LENGTH.username, `must have at most ${MAX_LENGTH.username} characters`)
    .default('owner'),
  SHOP_ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`)
    .max(MAX_LENGTH.password, `must have at most ${MAX_LENGTH.password} characters`)
    .optional(),
  SHOP_JWT_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  SHOP_JWT_PREVIOUS_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  SHOP_SESSION_HOURS: hoursSetting.default(30 * 24),
  SHOP_SESSION_IDLE_HOURS: hoursSetting.default(7 * 24),
  SHOP_RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SHOP_MAX_LINE_PIECES: optionalNumber('10', LIMITS.lineQuantity),
  SHOP_MAX_ORDER_PIECES: optionalNumber('50', MAX_PIECES - 1),
  SHOP_MAX_OPEN_ORDERS: optionalNumber('5', MAX_OPEN_ORDERS),
  SHOP_MAX_OPEN_PIECES: optionalNumber('50', MAX_PIECES - 1),
  SHOP_UNCONFIRMED_HOURS: optionalNumber('off', MAX_UNCONFIRMED_HOURS),
  SHOP_CALL_ATTEMPTS: optionalNumber('4', MAX_NO_ANSWERS),
  SHOP_CALL_DAYS: optionalNumber('3', MAX_CALL_DAYS),
  SHOP_MIN_FILL_SECONDS: optionalNumber('3', MAX_FILL_SECONDS),
  SHOP_TRUST_PROXY: proxiesSetting,
  SHOP_EVENT_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')
    .default('180')
    .transform(Number),
  SHOP_FEATURES: featuresSetting,
  SHOP_CLIENT_ERRORS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SHOP_BRAND: brandNameSetting.default(demoBrand.name),
  SHOP_METRICS_PORT: portSetting.optional(),
  SHOP_SEED: z.enum(['demo', 'none'], 'must be demo or none').default('none'),
});

/** Every variable that the API server reads. */
export const ENVIRONMENT_VARIABLES = Object.keys(environmentSchema.shape);

/**
 * The bucket with its keys; undefined without SHOP_MEDIA_URL.
 * @throws Error when a key is missing
 */
function bucketOf(env: z.output<typeof environmentSchema>): Bucket | undefined {
  const { SHOP_MEDIA_URL: bucket, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = env;
  if (!bucket) return undefined;
  if (!AWS_ACCESS_KEY_ID) throw new Error('AWS_ACCESS_KEY_ID must be set when SHOP_MEDIA_URL is.');
  if (!AWS_SECRET_ACCESS_KEY) {
    throw new Error('AWS_SECRET_ACCESS_KEY must be set when SHOP_MEDIA_URL is.');
  }
  return { ...bucket, accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
}

/** The configuration of the API server, read once from the environment (docs/configuration.md). */
export type Config = {
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The bucket of the images; without it, they are stored in `dataDir`. */
  bucket: Bucket | undefined;
  /** The only origins from which browsers may send requests: storefront and back office. */
  origins: readonly string[];
  /** Without a password, one is generated at the first start. */
  admin: { username: string; password: string | undefined };
  /** Without them, a random key is generated and stored with the data. */
  signingKeys: ConfiguredKeys | undefined;
  sessionLife: SessionLife;
  /** The name of the shop. */
  brandName: string;
  rateLimit: boolean;
  orderSettings: OrderSettings;
  /** IP addresses of proxies whose X-Forwarded-For is used. */
  trustProxy: readonly string[];
  /** The retention of security events, in days. */
  eventDays: number;
  features: ReadonlySet<Feature>;
  /** The port of the metrics; without it, there are no metrics. */
  metricsPort: number | undefined;
  seed: 'demo' | 'none';
};

/**
 * Reads the configuration. An empty variable counts as not set.
 * @throws Error whose message is one sentence with the name of the invalid variable, never its value
 */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `${issue?.path.join('.') ?? 'The environment'} ${issue?.message ?? 'is wrong'}.`,
    );
  }
  const env = result.data;
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: env.SHOP_DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    bucket: bucketOf(env),
    origins: [env.SHOP_STOREFRONT_ORIGIN, env.SHOP_BACKOFFICE_ORIGIN],
    admin: { username: env.SHOP_ADMIN_USERNAME, password: env.SHOP_ADMIN_PASSWORD },
    signingKeys: env.SHOP_JWT_SECRET
      ? { secret: env.SHOP_JWT_SECRET, previous: env.SHOP_JWT_PREVIOUS_SECRET }
      : undefined,
    sessionLife: {
      absoluteMs: env.SHOP_SESSION_HOURS * HOUR_MS,
      idleMs: env.SHOP_SESSION_IDLE_HOURS * HOUR_MS,
    },
    brandName: env.SHOP_BRAND,
    rateLimit: env.SHOP_RATE_LIMIT === 'on',
    orderSettings: {
      maxLinePieces: env.SHOP_MAX_LINE_PIECES,
      maxOrderPieces: env.SHOP_MAX_ORDER_PIECES,
      maxOpenOrders: env.SHOP_MAX_OPEN_ORDERS,
      maxOpenPieces: env.SHOP_MAX_OPEN_PIECES,
      unconfirmedHours: env.SHOP_UNCONFIRMED_HOURS,
      minFillSeconds: env.SHOP_MIN_FILL_SECONDS,
      maxNoAnswers: env.SHOP_CALL_ATTEMPTS,
      maxCallDays: env.SHOP_CALL_DAYS,
    },
    trustProxy: env.SHOP_TRUST_PROXY,
    eventDays: env.SHOP_EVENT_DAYS,
    features: new Set(
      [...env.SHOP_FEATURES].filter(
        (feature) => feature !== 'client-errors' || env.SHOP_CLIENT_ERRORS === 'on',
      ),
    ),
    metricsPort: env.SHOP_METRICS_PORT,
    seed: env.SHOP_SEED,
  };
}
