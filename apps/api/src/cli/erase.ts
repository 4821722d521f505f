import { CommandError } from '../command-error.ts';
import {
  checkErased,
  countData,
  erasePersonalData,
  findOpenOrders,
  findPersonalData,
} from '../services/personal-data-erasure.ts';
import type { Cli } from './command.ts';
import { pluralize } from './pluralize.ts';
import { withContext } from './with-context.ts';

type Options = { email?: string; phone?: string; underWay?: true; yes?: true };

export function addEraseCommand({ program, terminal, action }: Cli): void {
  program
    .command('erase')
    .summary("erases a person's name, e-mail, phone, address and messages")
    .description(
      'Finds orders and messages by e-mail, by phone or by either, also in the bin, and prints their number. Ids, lines, amounts and dates of the orders stay for the accounts, except of those in the bin, which are deleted. Earlier backups still contain the person.',
    )
    .option('--email <address>', "the person's e-mail; upper and lower case are the same")
    .option('--phone <number>', "the person's phone, with or without +216")
    .option('--under-way', 'also orders that are not yet delivered, cancelled or returned')
    .option('--yes', 'erase; without it, the command only prints what it found')
    .action(
      action(async (config, options: Options) => {
        const person = { email: options.email?.trim() || undefined, phone: options.phone };
        if (person.email === undefined && person.phone === undefined) {
          throw new CommandError(
            'usage',
            'Name the person: --email ADDRESS, --phone NUMBER, or both.',
          );
        }
        return withContext(config, async (context) => {
          const { database } = context;
          const found = await findPersonalData(database, person);
          const { orders, messages } = countData(found);
          const count = `${pluralize(orders, 'order')} and ${pluralize(messages, 'message')}`;
          const open = findOpenOrders(found);
          if (open.length > 0 && !options.underWay) {
            throw new CommandError(
              'refused',
              `Still under way: ${open.join(', ')}. End them first, or add --under-way.`,
            );
          }
          if (!options.yes) {
            terminal.print(`Found: ${count}. Nothing is erased: add --yes.`);
            return 'done';
          }
          const onlyEnded = !options.underWay;
          await erasePersonalData(context, 'data_erased', { ...found, onlyEnded });
          await checkErased(database, person);
          terminal.print(`Erased: ${count}.`);
          return 'done';
        });
      }),
    );
}
