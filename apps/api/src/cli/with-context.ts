import { CommandError } from '../command-error.ts';
import type { Config } from '../config.ts';
import { databaseExists } from '../db/database.ts';
import { openAppContext } from '../open-context.ts';
import type { AppContext } from '../services/app-context.ts';
import { withEventSource } from '../services/event-source.ts';
import type { CommandResult } from './command.ts';

/**
 * Opens the app context of the configuration for one command, and closes it.
 * @throws CommandError `refused` without a database: a wrong setting must not create an empty one
 */
export async function withContext(
  config: Config,
  work: (context: AppContext) => Promise<CommandResult>,
): Promise<CommandResult> {
  const { dataDir, databaseUrl: url } = config;
  if (!(await databaseExists({ url, dataDir }))) {
    const location = url ? 'the database of DATABASE_URL' : `the folder ${dataDir}`;
    throw new CommandError('refused', `There is no shop in ${location}.`);
  }
  const context = await openAppContext(config);
  try {
    return await withEventSource({ origin: 'command' }, () => work(context));
  } finally {
    await context.database.close();
  }
}
