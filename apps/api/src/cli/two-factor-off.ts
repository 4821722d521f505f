import { turnTwoFactorOff } from '../services/admins.ts';
import type { Cli } from './command.ts';
import { withContext } from './with-context.ts';

export function addTwoFactorOffCommand({ program, terminal, action }: Cli): void {
  program
    .command('two-factor-off')
    .argument('<name>', 'the user name')
    .description('turns off the second factor of an account whose phone is lost')
    .action(
      action((config, username: string) =>
        withContext(config, async (context) => {
          const wasOn = await turnTwoFactorOff(context, username);
          terminal.print(
            wasOn
              ? `The second factor of ${username} is off.`
              : `The account ${username} has no second factor.`,
          );
          return 'done';
        }),
      ),
    );
}
