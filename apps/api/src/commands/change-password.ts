import { CommandFault } from '../command-fault.ts';
import { requireAccount, setPassword } from '../services/admins.ts';
import type { Command } from './command.ts';
import { withShop } from './with-shop.ts';

export const changePasswordCommand: Command = {
  name: 'change-password',
  about: "sets an account's password and ends its sessions",
  details: [
    'Asks for the password twice, without showing it; piped in, the first line is the password.',
    'A password has 12 to 1,024 characters.',
  ],
  operands: ['NAME'],
  options: {},
  run: async ({ config, operands: [username = ''], terminal }) =>
    withShop(config, async (shop) => {
      const { admin } = config;
      if (admin.username === username && admin.password !== undefined) {
        throw new CommandFault(
          'refused',
          `The host's next start would set the password of ${username} back to SHOP_ADMIN_PASSWORD: change it there, or take it out first.`,
        );
      }
      await requireAccount(shop, username);
      await setPassword(shop, username, await terminal.newPassword());
      terminal.say(`The password of ${username} is changed; its sessions have ended.`);
      return 'done';
    }),
};
