import { CommandFault } from '../command-fault.ts';
import { erase, findPersonsData, findUnderWay } from '../services/erase.ts';
import type { Command } from './command.ts';
import { countOf } from './count-of.ts';
import { withShop } from './with-shop.ts';

export const eraseCommand: Command = {
  name: 'erase',
  about: "erases a person's name, e-mail, phone, address and messages",
  details: [
    'Finds orders by e-mail, by phone, or by either, and says how many. Numbers, lines, amounts and',
    'dates of the orders stay for the books. Backups made before still hold the person.',
  ],
  operands: [],
  options: {
    email: { value: 'ADDRESS', about: "the person's e-mail, in any case" },
    phone: { value: 'NUMBER', about: "the person's phone, with or without +216" },
    'under-way': { about: 'also orders that are not delivered, cancelled or returned yet' },
    yes: { about: 'erase; without it, the command only says what it found' },
  },
  run: async ({ config, values, switches, terminal }) => {
    const person = { email: values.email?.trim() || undefined, phone: values.phone };
    if (person.email === undefined && person.phone === undefined) {
      throw new CommandFault('usage', 'Name the person: --email ADDRESS, --phone NUMBER, or both.');
    }
    return withShop(config, async ({ database }) => {
      const found = await findPersonsData(database, person);
      const count = `${countOf(found.orders.length, 'order')} and ${countOf(found.messages.length, 'message')}`;
      const underWay = findUnderWay(found);
      if (underWay.length > 0 && !switches.has('under-way')) {
        throw new CommandFault(
          'refused',
          `Still under way: ${underWay.join(', ')}. End them first, or add --under-way.`,
        );
      }
      if (!switches.has('yes')) {
        terminal.say(`Found: ${count}. Nothing is erased: add --yes.`);
        return 'done';
      }
      await erase(database, found.orders, found.messages);
      terminal.say(`Erased: ${count}.`);
      return 'done';
    });
  },
};
