import { backUp } from '../services/backup.ts';
import type { Command } from './command.ts';
import { countOf } from './count-of.ts';
import { withShop } from './with-shop.ts';

export const backupCommand: Command = {
  name: 'backup',
  about: 'writes rows and pictures into one file, while the shop is open',
  details: [
    'The file must not be there yet. It appears under its name when it is whole and was read back.',
    'It is a tar archive with personal data in it: only the account that runs this may read it.',
    'Left out are open sessions and the signing key: after a restore, owners sign in anew.',
  ],
  operands: ['FILE'],
  options: {},
  run: async ({ config, operands: [file = ''], terminal }) =>
    withShop(config, async (shop) => {
      const path = terminal.pathOf(file);
      const { rows, files } = await backUp(shop, path, terminal.progress);
      terminal.say(`${path}: ${countOf(rows, 'row')}, ${countOf(files, 'file')} of pictures.`);
      return 'done';
    }),
};
