import { FEATURES } from '@shop/contract/features';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ENVIRONMENT_VARIABLES, loadConfig } from './config.ts';

const root = resolve(import.meta.dirname, '../../..');

test('an empty environment gives the defaults, with folders relative to the repository root', () => {
  expect(loadConfig({ PORT: '', HOME: '/home/amira' })).toEqual({
    host: '127.0.0.1',
    port: 8000,
    dataDir: resolve(root, '.data'),
    databaseUrl: undefined,
    bucket: undefined,
    origins: ['http://localhost:3000', 'http://localhost:3001'],
    admin: { username: 'owner', password: undefined },
    signingKeys: undefined,
    sessionLife: { absoluteMs: 30 * 86_400_000, idleMs: 7 * 86_400_000 },
    brandName: 'Dar Yasmine',
    rateLimit: true,
    orderSettings: {
      maxLinePieces: 10,
      maxOrderPieces: 50,
      maxOpenOrders: 5,
      maxOpenPieces: 50,
      unconfirmedHours: undefined,
      minFillSeconds: 3,
      maxNoAnswers: 4,
      maxCallDays: 3,
    },
    eventDays: 180,
    trustProxy: [],
    features: new Set(FEATURES),
    metricsPort: undefined,
    seed: 'none',
  });
});

test('every variable is read', () => {
  const config = loadConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    SHOP_DATA_DIR: 'shop/data',
    DATABASE_URL: 'postgres://shop@db/shop',
    SHOP_STOREFRONT_ORIGIN: 'https://shop.example/',
    SHOP_BACKOFFICE_ORIGIN: 'https://owner.example:8443',
    SHOP_ADMIN_PASSWORD: 'jasmin-de-sfax',
    SHOP_JWT_SECRET: 'x'.repeat(32),
    SHOP_JWT_PREVIOUS_SECRET: 'y'.repeat(32),
    SHOP_SESSION_HOURS: '24',
    SHOP_SESSION_IDLE_HOURS: '1',
    SHOP_BRAND: '{"name":"Dar Zitouna","phone":"70000000"}',
    SHOP_RATE_LIMIT: 'off',
    SHOP_MAX_LINE_PIECES: 'off',
    SHOP_UNCONFIRMED_HOURS: '48',
    SHOP_CALL_ATTEMPTS: 'off',
    SHOP_TRUST_PROXY: '10.0.0.0/8, ::1',
    SHOP_FEATURES: 'search, paging',
    SHOP_METRICS_PORT: '9464',
    SHOP_SEED: 'demo',
  });
  expect(config).toMatchObject({
    port: 0,
    dataDir: resolve(root, 'shop/data'),
    origins: ['https://shop.example', 'https://owner.example:8443'],
    signingKeys: { secret: 'x'.repeat(32), previous: 'y'.repeat(32) },
    sessionLife: { absoluteMs: 86_400_000, idleMs: 3_600_000 },
    brandName: 'Dar Zitouna',
    rateLimit: false,
    orderSettings: {
      maxLinePieces: undefined,
      maxOrderPieces: 50,
      unconfirmedHours: 48,
      maxNoAnswers: undefined,
      maxCallDays: 3,
    },
    trustProxy: ['10.0.0.0/8', '::1'],
    metricsPort: 9464,
    seed: 'demo',
  });
  expect([...config.features]).toEqual(['paging', 'search']);
  expect(loadConfig({ SHOP_FEATURES: 'none' }).features.size).toBe(0);
});

test('a bucket for images needs both of its keys', () => {
  const url = 's3://images?endpoint=https://store.example:9000';
  const [id, secret] = ['AKID', 'hush'];
  const keys = { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret };
  expect(loadConfig({ SHOP_MEDIA_URL: `${url}&region=gra`, ...keys }).bucket).toEqual({
    name: 'images',
    endpoint: 'https://store.example:9000',
    region: 'gra',
    accessKeyId: id,
    secretAccessKey: secret,
  });
  expect(loadConfig({ SHOP_MEDIA_URL: url, ...keys }).bucket?.region).toBe('us-east-1');
  expect(loadConfig(keys).bucket).toBeUndefined();
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) {
    const load = () => loadConfig({ SHOP_MEDIA_URL: url, ...keys, [name]: '' });
    expect(load).toThrow(new RegExp(`^${name} must be set when SHOP_MEDIA_URL is\\.$`));
  }
});

test.each([
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['DATABASE_URL', 'mysql://shop:hush@db'],
  ['SHOP_STOREFRONT_ORIGIN', 'boutique.example'],
  ['SHOP_BACKOFFICE_ORIGIN', 'file:///shop'],
  ['SHOP_ADMIN_PASSWORD', 'too short'],
  ['SHOP_JWT_SECRET', 'too short as well'],
  ['SHOP_JWT_PREVIOUS_SECRET', 'too short as well'],
  ['SHOP_SESSION_HOURS', '0'],
  ['SHOP_SESSION_IDLE_HOURS', '1.5'],
  ['SHOP_BRAND', 'Dar Zitouna'],
  ['SHOP_RATE_LIMIT', 'maybe'],
  ['SHOP_MAX_LINE_PIECES', '-5'],
  ['SHOP_MAX_OPEN_ORDERS', 'many'],
  ['SHOP_UNCONFIRMED_HOURS', '1.5'],
  ['SHOP_CALL_ATTEMPTS', '33'],
  ['SHOP_CALL_DAYS', '91'],
  ['SHOP_MIN_FILL_SECONDS', '3600'],
  ['SHOP_TRUST_PROXY', '10.0.0.0/64'],
  ['SHOP_TRUST_PROXY', 'everyone'],
  ['SHOP_FEATURES', 'paging, teleport'],
  ['SHOP_METRICS_PORT', 'on'],
  ['SHOP_SEED', 'everything'],
  ['SHOP_MEDIA_URL', 's3://bucket'],
  ['SHOP_MEDIA_URL', 's3://bucket?endpoint=ftp://store.example'],
  ['SHOP_MEDIA_URL', 's3://bucket/folder?endpoint=https://store.example'],
  ['SHOP_MEDIA_URL', 's3://key:hush@bucket?endpoint=https://store.example'],
  ['SHOP_MEDIA_URL', 's3://bucket?endpoint=https://store.example&acl=public'],
  ['SHOP_MEDIA_URL', 'https://store.example/bucket'],
])('an invalid %s gives one sentence with its name and without its value', (name, value) => {
  const load = () => loadConfig({ [name]: value });
  expect(load).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  expect(load).not.toThrow(value);
});

test('the old name of a feature gives an error with the new name', () => {
  expect(() => loadConfig({ SHOP_FEATURES: 'search,picture-widths' })).toThrow(
    'SHOP_FEATURES names picture-widths, which is now image-widths.',
  );
});

test.each(['.env.example', 'docs/configuration.md'])('%s contains every variable', async (file) => {
  const text = await readFile(resolve(root, file), 'utf8');
  const missing = ENVIRONMENT_VARIABLES.filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
  expect(missing).toEqual([]);
});

test('.env.example sets every variable to its default', async () => {
  const text = await readFile(resolve(root, '.env.example'), 'utf8');
  const values = Array.from(text.matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm), ([, name, value]) => [
    name ?? '',
    value,
  ]);
  const environment: Record<string, string | undefined> = Object.fromEntries(values);
  expect(loadConfig(environment)).toEqual(loadConfig({}));
});
