import { createAdmin } from '../services/admins.ts';
import type { Cli } from './command.ts';
import { withContext } from './with-context.ts';

export function addCreateAdminCommand({ program, terminal, action }: Cli): void {
  program
    .command('create-admin')
    .argument('<name>', 'the user name')
    .option('--owner', 'the account may manage the accounts of the staff')
    .summary('adds an account for the back office')
    .description(
      'Asks for the password twice, without echo. When input is piped in, its first line is the password. A password has 12 to 1,024 characters.',
    )
    .action(
      action((config, username: string, { owner = false }: { owner?: boolean }) =>
        withContext(config, async (context) => {
          const role = owner ? 'owner' : 'staff';
          await createAdmin(context, { username, role }, await terminal.newPassword());
          terminal.print(`Account ${username} is created.`);
          return 'done';
        }),
      ),
    );
}
