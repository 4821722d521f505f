import { CommandFault } from '../command-fault.ts';
import { findAged, prune } from '../services/prune.ts';
import type { Command } from './command.ts';
import { countOf } from './count-of.ts';
import { withShop } from './with-shop.ts';

export const pruneCommand: Command = {
  name: 'prune',
  about: 'erases what is old: contacts of ended orders, answered messages, dead sessions and keys',
  details: [
    'Sessions, order keys and counters that have served their time always go, as every running host',
    'sees to by itself; contacts and messages only when they are given an age.',
    'Of the orders, amounts and lines stay for the books. The host keeps no log of its own.',
  ],
  operands: [],
  options: {
    contacts: { value: 'DAYS', about: 'orders at their end, placed more than so many days ago' },
    messages: { value: 'DAYS', about: 'answered messages older than so many days' },
    yes: { about: 'erase; without it, the command only says what it found' },
  },
  run: async ({ config, values, switches, terminal }) => {
    const ages = {
      contacts: readDays('contacts', values.contacts),
      messages: readDays('messages', values.messages),
    };
    return withShop(config, async (shop) => {
      const aged = await findAged(shop, ages);
      const count = `contacts of ${countOf(aged.orders.length, 'order')}, ${countOf(aged.messages.length, 'message')}`;
      if (!switches.has('yes')) {
        terminal.say(`Found: ${count}. Nothing is erased: add --yes.`);
        return 'done';
      }
      await prune(shop, aged);
      terminal.say(`Erased: ${count}.`);
      return 'done';
    });
  },
};

function readDays(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new CommandFault('usage', `--${option} must be a whole number of days, from 1 to 99999.`);
  }
  return Number(text);
}
