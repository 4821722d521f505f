import { InvalidArgumentError } from 'commander';
import { countData } from '../services/personal-data-erasure.ts';
import { applyRetention, findExpired } from '../services/retention.ts';
import type { Cli } from './command.ts';
import { pluralize } from './pluralize.ts';
import { withContext } from './with-context.ts';

type Options = { contacts?: number; messages?: number; yes?: true };

export function addPruneCommand({ program, terminal, action }: Cli): void {
  program
    .command('prune')
    .summary('erases old data: contacts of ended orders, answered messages, old sessions and keys')
    .description(
      'Always deletes expired sessions, idempotency keys, rate limit counters and what was in the bin for 30 days, as every running API server does. Erases contacts and messages only with an age. Amounts and lines of the orders stay for the accounts. The API server has no log files.',
    )
    .option('--contacts <days>', 'of orders at their end that are older than this', readDays)
    .option('--messages <days>', 'answered messages that are older than this', readDays)
    .option('--yes', 'erase; without it, the command only prints what it found')
    .action(
      action((config, { contacts, messages, yes }: Options) =>
        withContext(config, async (context) => {
          const expired = await findExpired(context, { contacts, messages });
          const found = countData(expired);
          const count = `contacts of ${pluralize(found.orders, 'order')}, ${pluralize(found.messages, 'message')}`;
          if (!yes) {
            terminal.print(`Found: ${count}. Nothing is erased: add --yes.`);
            return 'done';
          }
          await applyRetention(context, expired);
          terminal.print(`Erased: ${count}.`);
          return 'done';
        }),
      ),
    );
}

function readDays(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new InvalidArgumentError('It must be a whole number of days, from 1 to 99999.');
  }
  return Number(text);
}
