import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '@shop/contract/constants';
import { FEATURES, type Feature } from '@shop/contract/features';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Bucket } from './media/s3-storage.ts';

/** Relative paths count from here, wherever the process was started. */
const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../..');
const MIN_SECRET_LENGTH = 32;

/** One `IP` or `IP/prefix`, as proxies are named. */
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

function originSetting(byDefault: string) {
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'must be an address such as https://shop.example',
    )
    .transform((text) => new URL(text).origin)
    .default(byDefault);
}

const featuresSetting = z
  .string()
  .default('all')
  .transform((text, context): ReadonlySet<Feature> => {
    if (text === 'all') return new Set(FEATURES);
    if (text === 'none') return new Set();
    const asked = commaList(text);
    const known = FEATURES.filter((feature) => asked.includes(feature));
    if (known.length === new Set(asked).size) return new Set(known);
    context.addIssue({
      code: 'custom',
      message: `must be all, none or a list of: ${FEATURES.join(', ')}`,
    });
    return z.NEVER;
  });

const proxiesSetting = z
  .string()
  .default('off')
  .transform((text) => (text === 'off' ? [] : commaList(text)))
  .refine(
    (ranges) => ranges.every(isAddressRange),
    'must be off, or addresses such as 10.0.0.1 or 10.0.0.0/8',
  );

const portSetting = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535');

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const DEFAULT_REGION = 'us-east-1';

/** Reads `s3://bucket?endpoint=https://host[&region=name]`; undefined for anything else. */
function readMediaUrl(text: string) {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host: name, pathname, searchParams, username } = new URL(text);
  const { endpoint = '', region = DEFAULT_REGION, ...rest } = Object.fromEntries(searchParams);
  const isPlain = protocol === 's3:' && username === '' && /^\/?$/.test(pathname);
  if (!isPlain || !BUCKET.test(name) || Object.keys(rest).length > 0) return undefined;
  const isAddress = URL.canParse(endpoint) && /^https?:\/\/[^/?#@]+\/?$/.test(endpoint);
  return isAddress ? { name, endpoint: new URL(endpoint).origin, region } : undefined;
}

const mediaSetting = z.string().transform((text, context) => {
  const read = readMediaUrl(text);
  if (read) return read;
  context.addIssue({
    code: 'custom',
    message: 'must name a bucket and its endpoint, like s3://pictures?endpoint=https://s3.example',
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
  SHOP_RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SHOP_TRUST_PROXY: proxiesSetting,
  SHOP_FEATURES: featuresSetting,
  SHOP_METRICS_PORT: portSetting.optional(),
  SHOP_SEED: z.enum(['demo', 'none'], 'must be demo or none').default('none'),
});

/** A bucket is of use with its keys only. */
function bucketOf(env: z.output<typeof environmentSchema>): Bucket | undefined {
  const { SHOP_MEDIA_URL: place, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = env;
  if (!place) return undefined;
  if (!AWS_ACCESS_KEY_ID) throw new Error('AWS_ACCESS_KEY_ID must be set when SHOP_MEDIA_URL is.');
  if (!AWS_SECRET_ACCESS_KEY) {
    throw new Error('AWS_SECRET_ACCESS_KEY must be set when SHOP_MEDIA_URL is.');
  }
  return { ...place, accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
}

/** The host's settings, read once from the environment (host.md, "Configuration"). */
export type Config = {
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where pictures are kept; without one, in `dataDir`. */
  bucket: Bucket | undefined;
  /** The only origins browsers may call from: storefront and back office. */
  origins: readonly string[];
  /** Without a password, one is made at the first start. */
  admin: { username: string; password: string | undefined };
  /** Without one, a random secret is made and kept with the data. */
  jwtSecret: string | undefined;
  rateLimit: boolean;
  /** Addresses of proxies whose X-Forwarded-For counts. */
  trustProxy: readonly string[];
  features: ReadonlySet<Feature>;
  /** Where this machine's Prometheus asks; without it nothing is measured. */
  metricsPort: number | undefined;
  seed: 'demo' | 'none';
};

/**
 * Reads the settings; an empty variable counts as absent.
 * @throws Error whose message is one sentence naming the wrong variable, never its value
 */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const read = environmentSchema.safeParse(set);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(
      `${issue?.path.join('.') ?? 'The environment'} ${issue?.message ?? 'is wrong'}.`,
    );
  }
  const env = read.data;
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: env.SHOP_DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    bucket: bucketOf(env),
    origins: [env.SHOP_STOREFRONT_ORIGIN, env.SHOP_BACKOFFICE_ORIGIN],
    admin: { username: env.SHOP_ADMIN_USERNAME, password: env.SHOP_ADMIN_PASSWORD },
    jwtSecret: env.SHOP_JWT_SECRET,
    rateLimit: env.SHOP_RATE_LIMIT === 'on',
    trustProxy: env.SHOP_TRUST_PROXY,
    features: env.SHOP_FEATURES,
    metricsPort: env.SHOP_METRICS_PORT,
    seed: env.SHOP_SEED,
  };
}
