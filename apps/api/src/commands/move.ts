import { isDeepStrictEqual } from 'node:util';
import { CommandFault } from '../command-fault.ts';
import type { Config } from '../config.ts';
import { audit } from '../services/audit.ts';
import { copyRows } from '../services/move.ts';
import type { Shop } from '../services/shop.ts';
import { openShop } from '../open-shop.ts';
import { openDatabase } from '../store/database.ts';
import type { Command } from './command.ts';
import { countOf } from './count-of.ts';
import { sayAudit } from './say-audit.ts';
import { withShop } from './with-shop.ts';

export const moveCommand: Command = {
  name: 'move',
  about: 'copies a shop on SQLite into an empty PostgreSQL, and compares the two',
  details: [
    'Stop the host first; start it with DATABASE_URL afterwards. The shop is the one in SHOP_DATA_DIR,',
    'where its pictures stay; the database is the one of DATABASE_URL. SQLite is left as it was.',
    'Owners sign in anew.',
  ],
  operands: [],
  options: {},
  run: async ({ config, terminal }) => {
    if (!config.databaseUrl) {
      throw new CommandFault('usage', 'Set DATABASE_URL to the PostgreSQL the shop moves into.');
    }
    return withShop({ ...config, databaseUrl: undefined }, async (shop) => {
      const before = await audit(shop);
      const rows = await moveInto(shop, config, terminal.progress);
      const moved = await openShop(config);
      try {
        const after = await audit(moved);
        if (!isDeepStrictEqual(after, before)) {
          throw new CommandFault('failed', 'The audits of the two databases differ: keep SQLite.');
        }
        terminal.say(`Copied: ${countOf(rows, 'row')}; both databases add up alike.`);
        return sayAudit(after, terminal);
      } finally {
        await moved.database.close();
      }
    });
  },
};

async function moveInto(
  shop: Shop,
  { dataDir, databaseUrl: url }: Config,
  say: (line: string) => void,
): Promise<number> {
  const target = await openDatabase({ url, dataDir });
  try {
    return await copyRows(shop.database, target, say);
  } finally {
    await target.close();
  }
}
