import type { Config } from './config.ts';
import { createMedia } from './media/media.ts';
import { openStorage } from './media/open-storage.ts';
import { openCatalogue } from './services/catalogue.ts';
import { createCountedEvents } from './services/counted-events.ts';
import type { AppContext } from './services/app-context.ts';
import { loadSourceKey } from './services/known-sources.ts';
import { openSigningKeys } from './services/signing-keys.ts';
import { openClock } from './db/clock.ts';
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
  const now = await openClock(database);
  return {
    database,
    catalogue: openCatalogue(database, config.features, () => performance.now()),
    media: await createMedia({ dataDir, storage }),
    features: config.features,
    signingKeys: await openSigningKeys({ database, now }, config.signingKeys),
    sessionLife: config.sessionLife,
    sourceKey: await loadSourceKey(database),
    shopName: config.brandName,
    dataDir,
    configuredAccount: admin.password === undefined ? undefined : admin.username,
    rateLimit: config.rateLimit,
    orderSettings: config.orderSettings,
    countedEvents: createCountedEvents(database, now),
    eventDays: config.eventDays,
    now,
  };
}
