import { endSessions } from '../services/admins.ts';
import type { Command } from './command.ts';
import { countOf } from './count-of.ts';
import { withShop } from './with-shop.ts';

export const endSessionsCommand: Command = {
  name: 'end-sessions',
  about: 'signs everybody out of the back office, at once',
  details: [],
  operands: [],
  options: { account: { value: 'NAME', about: 'only the sessions of this account' } },
  run: async ({ config, values, terminal }) =>
    withShop(config, async (shop) => {
      const ended = await endSessions(shop, values.account);
      terminal.say(`Ended: ${countOf(ended, 'session')}.`);
      return 'done';
    }),
};
