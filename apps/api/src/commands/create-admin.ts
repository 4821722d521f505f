import { createAdmin } from '../services/admins.ts';
import type { Command } from './command.ts';
import { withShop } from './with-shop.ts';

export const createAdminCommand: Command = {
  name: 'create-admin',
  about: 'adds an account for the back office',
  details: [
    'Asks for its password twice, without showing it; piped in, the first line is the password.',
    'A password has 12 to 1,024 characters.',
  ],
  operands: ['NAME'],
  options: {},
  run: async ({ config, operands: [username = ''], terminal }) =>
    withShop(config, async (shop) => {
      await createAdmin(shop, username, await terminal.newPassword());
      terminal.say(`Account ${username} is made.`);
      return 'done';
    }),
};
