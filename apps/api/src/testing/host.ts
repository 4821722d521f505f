import { FEATURES, type Feature } from '@shop/contract/features';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { createMedia } from '../media/media.ts';
import { openStorage } from '../media/open-storage.ts';
import { ensureOwner } from '../services/accounts.ts';
import { openCatalogue } from '../services/catalogue.ts';
import type { Shop } from '../services/shop.ts';
import { loadSecret } from '../services/tokens.ts';
import { HOST_LIMITS } from '../store/database.ts';
import { signIn } from './calls.ts';
import { openPlace, type MakePlace, type Place } from './each-database.ts';
import { OWNER } from './owner.ts';

export const STOREFRONT = 'https://shop.example';
export const BACKOFFICE = 'https://owner.example';

/** A host under test: built, on real parts, listening nowhere. */
export type Host = {
  app: FastifyInstance;
  shop: Shop;
  /** Moves the host's clock on, in milliseconds. */
  pass: (milliseconds: number) => void;
  close: () => Promise<void>;
};

type HostOptions = {
  features?: readonly Feature[];
  rateLimit?: boolean;
  trustProxy?: readonly string[];
  /** Adds to the host before it is ready. */
  prepare?: (shop: Shop, app: FastifyInstance) => void;
};

/** Builds a host on a place; several on one place are several processes on one database. */
export async function makeHost(place: Place, options: HostOptions = {}): Promise<Host> {
  const database = await openPlace(place, HOST_LIMITS);
  let passed = 0;
  const now = () => Date.now() + passed;
  const shop: Shop = {
    database,
    catalogue: openCatalogue(database, now),
    media: await createMedia({
      dataDir: place.dataDir,
      storage: await openStorage(place.bucket),
    }),
    features: new Set(options.features ?? FEATURES),
    secret: await loadSecret(database, undefined),
    rateLimit: options.rateLimit ?? false,
    now,
  };
  await ensureOwner(shop, OWNER);
  const app = await buildApp(shop, {
    origins: [STOREFRONT, BACKOFFICE],
    trustProxy: options.trustProxy ?? [],
    logger: false,
  });
  options.prepare?.(shop, app);
  await app.ready();
  return {
    app,
    shop,
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** A host a whole suite calls, with the owner signed in. */
export type RunningHost = Host & { token: string; place: Place };

/** Starts a host before a suite's first test and ends it after its last. */
export function useHost(makePlace: MakePlace, options: HostOptions = {}): () => RunningHost {
  let running: RunningHost | undefined;
  beforeAll(async () => {
    const place = await makePlace();
    const host = await makeHost(place, options);
    running = { ...host, place, token: (await signIn(host)).access };
  });
  afterAll(async () => {
    await running?.close();
    await running?.place.remove();
  });
  return () => {
    if (!running) throw new Error('The host has not started');
    return running;
  };
}
