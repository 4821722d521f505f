import { endSessions } from '../services/admins.ts';
import type { Cli } from './command.ts';
import { pluralize } from './pluralize.ts';
import { withContext } from './with-context.ts';

export function addEndSessionsCommand({ program, terminal, action }: Cli): void {
  program
    .command('end-sessions')
    .description('ends all sessions of the back office')
    .option('--account <name>', 'only the sessions of this account')
    .action(
      action((config, { account }: { account?: string }) =>
        withContext(config, async (context) => {
          const ended = await endSessions(context, account);
          terminal.print(`Ended: ${pluralize(ended, 'session')}.`);
          return 'done';
        }),
      ),
    );
}
