import { isDeepStrictEqual } from 'node:util';
import { CommandError } from '../command-error.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { openAppContext } from '../open-context.ts';
import type { AppContext } from '../services/app-context.ts';
import { audit } from '../services/audit.ts';
import { copyRows } from '../services/database-migration.ts';
import { recordEvent } from '../services/record-event.ts';
import type { Cli } from './command.ts';
import { pluralize } from './pluralize.ts';
import { printAudit } from './print-audit.ts';
import { withContext } from './with-context.ts';

export function addMoveCommand({ program, terminal, action }: Cli): void {
  program
    .command('move')
    .summary('copies the data from SQLite to an empty PostgreSQL database, and compares the two')
    .description(
      'Stop the API server first; start it with DATABASE_URL afterwards. Copies the rows of SHOP_DATA_DIR to the database of DATABASE_URL. The images stay in the folder. The SQLite file is unchanged. Owners sign in again.',
    )
    .action(
      action(async (config) => {
        if (!config.databaseUrl) {
          throw new CommandError('usage', 'Set DATABASE_URL to the new PostgreSQL database.');
        }
        return withContext({ ...config, databaseUrl: undefined }, async (context) => {
          const before = await audit(context);
          const rows = await copyInto(context, config, terminal.progress);
          const copy = await openAppContext(config);
          try {
            const after = await audit(copy);
            if (!isDeepStrictEqual(after, before)) {
              throw new CommandError(
                'failed',
                'The audits of the two databases differ: continue to use SQLite.',
              );
            }
            const changes = { rows: { after: String(rows) } };
            await copy.database.transact((db) => recordEvent(copy, db, 'moved', { changes }));
            terminal.print(
              `Copied: ${pluralize(rows, 'row')}; the audits of both databases agree.`,
            );
            return printAudit(after, terminal);
          } finally {
            await copy.database.close();
          }
        });
      }),
    );
}

async function copyInto(
  context: AppContext,
  { dataDir, databaseUrl: url }: Config,
  onProgress: (line: string) => void,
): Promise<number> {
  const target = await openDatabase({ url, dataDir });
  try {
    return await copyRows(context.database, target, onProgress);
  } finally {
    await target.close();
  }
}
