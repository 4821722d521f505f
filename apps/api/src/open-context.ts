import type { Config } from './config.ts';
import { createMedia } from './media/media.ts';
import { openStorage } from './media/open-storage.ts';
import { openCatalogue } from './services/catalogue.ts';
import type { AppContext } from './services/app-context.ts';
import { loadSecret } from './services/tokens.ts';
import { openDatabase } from './db/database.ts';
import type { Timeouts } from './db/postgres-dialect.ts';

/**
 * Opens the database and the image storage of a configuration, for the API server and the CLI. The data
 * folder and the tables are created when they do not exist.
 * @param timeouts of database statements; none for the CLI
 * @throws when the folder cannot be written, or the database or the bucket cannot be reached
 */
export async function openAppContext(config: Config, timeouts?: Timeouts): Promise<AppContext> {
  const { dataDir, databaseUrl: url, admin } = config;
  const storage = await openStorage(config.bucket);
  const database = await openDatabase({ url, dataDir, timeouts });
  return {
    database,
    catalogue: openCatalogue(database, Date.now),
    media: await createMedia({ dataDir, storage }),
    features: config.features,
    secret: await loadSecret(database, config.jwtSecret),
    configuredAccount: admin.password === undefined ? undefined : admin.username,
    rateLimit: config.rateLimit,
    now: Date.now,
  };
}
