import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The names of the pictures' files in a data folder, sorted; temporary ones begin with `tmp/`. */
export async function keptFiles(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'media');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((file) => (file.parentPath.endsWith(`${sep}tmp`) ? `tmp/${file.name}` : file.name))
    .toSorted();
}
