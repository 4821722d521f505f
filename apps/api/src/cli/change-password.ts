import { CommandError } from '../command-error.ts';
import { requireAccount, setPassword } from '../services/admins.ts';
import type { Cli } from './command.ts';
import { withContext } from './with-context.ts';

export function addChangePasswordCommand({ program, terminal, action }: Cli): void {
  program
    .command('change-password')
    .argument('<name>', 'the user name')
    .summary("changes an account's password and ends its sessions")
    .description(
      'Asks for the password twice, without echo. When input is piped in, its first line is the password. A password has 12 to 1,024 characters.',
    )
    .action(
      action((config, username: string) =>
        withContext(config, async (context) => {
          const { admin } = config;
          if (admin.username === username && admin.password !== undefined) {
            throw new CommandError(
              'refused',
              `The next start of the API server would set the password of ${username} back to SHOP_ADMIN_PASSWORD: change or remove that variable first.`,
            );
          }
          await requireAccount(context, username);
          await setPassword(context, username, await terminal.newPassword());
          terminal.print(`The password of ${username} is changed; its sessions have ended.`);
          return 'done';
        }),
      ),
    );
}
