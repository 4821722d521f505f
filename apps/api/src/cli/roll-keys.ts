import { CommandError } from '../command-error.ts';
import { rollSigningKey } from '../services/signing-keys.ts';
import type { Cli } from './command.ts';
import { withContext } from './with-context.ts';

export function addRollKeysCommand({ program, terminal, action }: Cli): void {
  program
    .command('roll-keys')
    .option('--revoke', 'refuse the tokens of the former key at once, because others may know it')
    .summary('replaces the key that signs access tokens')
    .description(
      'Nobody is signed out: tokens of the former key are valid until they expire, ten minutes at most. The API server keeps running.',
    )
    .action(
      action((config, { revoke = false }: { revoke?: boolean }) =>
        withContext(config, async (context) => {
          if (config.signingKeys) {
            throw new CommandError(
              'refused',
              'The key is in SHOP_JWT_SECRET: move it to SHOP_JWT_PREVIOUS_SECRET, set a new one and restart the API server.',
            );
          }
          await rollSigningKey(context, { revoke });
          terminal.print(
            revoke
              ? 'The signing key is replaced; tokens of the former one are refused within ten seconds.'
              : 'The signing key is replaced; tokens of the former one are valid until they expire.',
          );
          return 'done';
        }),
      ),
    );
}
