import { openStorage } from '../media/open-storage.ts';
import { audit } from '../services/audit.ts';
import { restore } from '../services/restore.ts';
import type { Command } from './command.ts';
import { countOf } from './count-of.ts';
import { sayAudit } from './say-audit.ts';
import { withShop } from './with-shop.ts';

export const restoreCommand: Command = {
  name: 'restore',
  about: 'puts a backup back, into an empty place',
  details: [
    'The place is the one of SHOP_DATA_DIR and DATABASE_URL, with no shop and no pictures in it; start',
    'the host afterwards. A backup of one database restores into the other as well.',
    'The file is checked first; rows and pictures show when all of them are there, then are audited.',
  ],
  operands: ['FILE'],
  options: {},
  run: async ({ config, operands: [file = ''], terminal }) => {
    const path = terminal.pathOf(file);
    const place = { ...config, storage: await openStorage(config.bucket) };
    const { rows, files, madeAt } = await restore(place, path, terminal.progress);
    terminal.say(
      `Restored from ${madeAt}: ${countOf(rows, 'row')}, ${countOf(files, 'file')} of pictures.`,
    );
    return withShop(config, async (shop) => sayAudit(await audit(shop), terminal));
  },
};
