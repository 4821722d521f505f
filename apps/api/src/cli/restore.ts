import { openStorage } from '../media/open-storage.ts';
import { audit } from '../services/audit.ts';
import { recordEvent } from '../services/record-event.ts';
import { restore } from '../services/restore.ts';
import type { Cli } from './command.ts';
import { pluralize } from './pluralize.ts';
import { printAudit } from './print-audit.ts';
import { withContext } from './with-context.ts';

export function addRestoreCommand({ program, terminal, action }: Cli): void {
  program
    .command('restore')
    .argument('<file>', 'a backup')
    .summary('restores a backup into an empty database')
    .description(
      'Restores into SHOP_DATA_DIR and DATABASE_URL, which must have no data and no images; start the API server afterwards. A backup of one kind of database restores into the other too. The file is checked first. Rows and images become visible when all of them are there; then an audit runs.',
    )
    .action(
      action(async (config, file: string) => {
        const path = terminal.pathOf(file);
        const target = { ...config, storage: await openStorage(config.bucket) };
        const { rows, files, madeAt } = await restore(target, path, terminal.progress);
        terminal.print(
          `Restored from ${madeAt}: ${pluralize(rows, 'row')}, ${pluralize(files, 'image file')}.`,
        );
        return withContext(config, async (context) => {
          const changes = { made_at: { after: madeAt }, rows: { after: String(rows) } };
          await context.database.transact((db) =>
            recordEvent(context, db, 'restored', { changes }),
          );
          return printAudit(await audit(context), terminal);
        });
      }),
    );
}
