import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a file can be executed. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of an installed program, on the PATH or where Debian keeps servers; undefined without one. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}
