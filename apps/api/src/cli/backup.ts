import { backUp } from '../services/backup.ts';
import { recordEvent } from '../services/record-event.ts';
import type { Cli } from './command.ts';
import { pluralize } from './pluralize.ts';
import { withContext } from './with-context.ts';

export function addBackupCommand({ program, terminal, action }: Cli): void {
  program
    .command('backup')
    .argument('<file>', 'a new file')
    .summary('writes rows and images into one file, while the API server runs')
    .description(
      'Writes a tar archive. It gets its name when it is complete and was read back. It contains personal data: only the user that runs the command can read it. Sessions and the signing key are left out: owners sign in again after a restore.',
    )
    .action(
      action((config, file: string) =>
        withContext(config, async (context) => {
          const path = terminal.pathOf(file);
          const { rows, files } = await backUp(context, path, terminal.progress);
          const changes = { rows: { after: String(rows) }, files: { after: String(files) } };
          await context.database.transact((db) =>
            recordEvent(context, db, 'backup_made', { changes }),
          );
          terminal.print(`${path}: ${pluralize(rows, 'row')}, ${pluralize(files, 'image file')}.`);
          return 'done';
        }),
      ),
    );
}
