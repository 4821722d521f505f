import type { Config } from './config.ts';
import { createMedia } from './media/media.ts';
import { openStorage } from './media/open-storage.ts';
import { openCatalogue } from './services/catalogue.ts';
import type { Shop } from './services/shop.ts';
import { loadSecret } from './services/tokens.ts';
import { openDatabase } from './store/database.ts';
import type { Limits } from './store/postgres-dialect.ts';

/**
 * Opens the shop of the settings, made when there is none: for the host, and for the owner's commands.
 * @param limits what a database server lets its callers take; a command's may take their time
 * @throws when its folder cannot be written, its database cannot be reached or its bucket is not there
 */
export async function openShop(config: Config, limits?: Limits): Promise<Shop> {
  const { dataDir, databaseUrl: url } = config;
  const storage = await openStorage(config.bucket);
  const database = await openDatabase({ url, dataDir, limits });
  return {
    database,
    catalogue: openCatalogue(database, Date.now),
    media: await createMedia({ dataDir, storage }),
    features: config.features,
    secret: await loadSecret(database, config.jwtSecret),
    rateLimit: config.rateLimit,
    now: Date.now,
  };
}
