import { demoBrand } from '@shop/contract/brand';
import { FEATURES, type Feature } from '@shop/contract/features';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { createMedia } from '../media/media.ts';
import { openStorage } from '../media/open-storage.ts';
import { ensureOwner } from '../services/accounts.ts';
import { openCatalogue } from '../services/catalogue.ts';
import { createCountedEvents } from '../services/counted-events.ts';
import type { AppContext, SessionLife } from '../services/app-context.ts';
import { loadSourceKey } from '../services/known-sources.ts';
import { openSigningKeys, type ConfiguredKeys } from '../services/signing-keys.ts';
import { NO_ORDER_SETTINGS, type OrderSettings } from '../services/order-settings.ts';
import { openClock } from '../db/clock.ts';
import { SERVER_TIMEOUTS } from '../db/database.ts';
import { logIn } from './requests.ts';
import { openTestDatabase, type CreateTestDatabase, type TestDatabase } from './each-database.ts';
import { OWNER } from './owner.ts';

export const STOREFRONT = 'https://shop.example';
export const BACKOFFICE = 'https://owner.example';

const DAY = 86_400_000;
const DEFAULT_SESSION_LIFE: SessionLife = { absoluteMs: 30 * DAY, idleMs: 7 * DAY };

/** An API server under test, with all real parts. It does not listen on a port. */
export type TestApi = {
  app: FastifyInstance;
  context: AppContext;
  /** Advances the clock of the API server, in milliseconds. */
  advanceClock: (milliseconds: number) => void;
  close: () => Promise<void>;
};

type TestApiOptions = {
  features?: readonly Feature[];
  configuredAccount?: string;
  rateLimit?: boolean;
  signingKeys?: ConfiguredKeys;
  sessionLife?: SessionLife;
  /** Without them, orders have no limits. */
  orderSettings?: Partial<OrderSettings>;
  trustProxy?: readonly string[];
  /** Changes the API server before it is ready. */
  prepare?: (context: AppContext, app: FastifyInstance) => void;
};

/** Builds an API server on a test database. Several on one database behave like several processes. */
export async function createTestApi(
  testDatabase: TestDatabase,
  options: TestApiOptions = {},
): Promise<TestApi> {
  const database = await openTestDatabase(testDatabase, SERVER_TIMEOUTS);
  let passed = 0;
  const time = await openClock(database);
  const now = () => time() + passed;
  const features = new Set(options.features ?? FEATURES);
  const context: AppContext = {
    database,
    catalogue: openCatalogue(database, features, now),
    media: await createMedia({
      dataDir: testDatabase.dataDir,
      storage: await openStorage(testDatabase.bucket),
    }),
    features,
    signingKeys: await openSigningKeys({ database, now }, options.signingKeys),
    sourceKey: await loadSourceKey(database),
    sessionLife: options.sessionLife ?? DEFAULT_SESSION_LIFE,
    shopName: demoBrand.name,
    dataDir: testDatabase.dataDir,
    configuredAccount: options.configuredAccount,
    rateLimit: options.rateLimit ?? false,
    orderSettings: { ...NO_ORDER_SETTINGS, ...options.orderSettings },
    countedEvents: createCountedEvents(database, now),
    eventDays: 180,
    now,
  };
  await ensureOwner(context, OWNER);
  const app = await buildApp(context, {
    origins: [STOREFRONT, BACKOFFICE],
    trustProxy: options.trustProxy ?? [],
    logger: false,
  });
  options.prepare?.(context, app);
  await app.ready();
  return {
    app,
    context,
    advanceClock: (milliseconds) => {
      passed += milliseconds;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** The API server of a whole suite, with the owner signed in. */
export type RunningTestApi = TestApi & { token: string; testDatabase: TestDatabase };

/** Starts an API server before a suite's first test and ends it after its last. */
export function useTestApi(
  createTestDatabase: CreateTestDatabase,
  options: TestApiOptions = {},
): () => RunningTestApi {
  let running: RunningTestApi | undefined;
  beforeAll(async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase, options);
    running = { ...api, testDatabase, token: (await logIn(api)).access };
  });
  afterAll(async () => {
    await running?.close();
    await running?.testDatabase.remove();
  });
  return () => {
    if (!running) throw new Error('The API server has not started');
    return running;
  };
}
