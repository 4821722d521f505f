import { audit } from '../services/audit.ts';
import type { Command } from './command.ts';
import { sayAudit } from './say-audit.ts';
import { withShop } from './with-shop.ts';

export const auditCommand: Command = {
  name: 'audit',
  about: 'recomputes money and stock, and says what disagrees',
  details: [
    'Stock is added up from its movements, sales from the lines of the orders, totals from lines and',
    'shipping; every picture must have its files. The shop may be open. It changes nothing.',
  ],
  operands: [],
  options: {},
  run: async ({ config, terminal }) =>
    withShop(config, async (shop) => sayAudit(await audit(shop), terminal)),
};
