import { CommandFault } from '../command-fault.ts';
import type { Config } from '../config.ts';
import { openShop } from '../open-shop.ts';
import type { Shop } from '../services/shop.ts';
import { hasShop } from '../store/database.ts';
import type { Ending } from './command.ts';

/**
 * Opens the shop of the settings for one command and closes it again.
 * @throws CommandFault `refused` when there is none: a mistyped setting must not make an empty shop
 */
export async function withShop(
  config: Config,
  work: (shop: Shop) => Promise<Ending>,
): Promise<Ending> {
  const { dataDir, databaseUrl: url } = config;
  if (!(await hasShop({ url, dataDir }))) {
    const where = url ? 'the database of DATABASE_URL' : `the folder ${dataDir}`;
    throw new CommandFault('refused', `There is no shop in ${where}.`);
  }
  const shop = await openShop(config);
  try {
    return await work(shop);
  } finally {
    await shop.database.close();
  }
}
