import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

/**
 * Sets the variables of `.env`, if the folder has that file. A variable that is set already keeps its value.
 * Node's option `--env-file-if-exists` prints a line for each process when there is none.
 */
export function readEnvFile(folder: string): void {
  const path = join(folder, '.env');
  if (existsSync(path)) loadEnvFile(path);
}
