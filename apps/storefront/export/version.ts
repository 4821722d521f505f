import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportOptions } from '@shop/static-export';

/** The builds of the storefront: the folder of the browser's, and the file of the server's. */
export type Builds = { client: string; server: string };

/** The HTML of every page without its content, in the build of the browser. */
export const TEMPLATE = '.vite/template.html';
/** Vite's list of all scripts and styles, with the hashes of their contents. A page names them, or has their text. */
const MANIFEST = '.vite/manifest.json';

/** The hash of everything but data that the rendered pages are made of. A page of another version is rendered anew. */
export async function readVersion(
  { client, server }: Builds,
  { config, origin }: Pick<ExportOptions, 'config' | 'origin'>,
): Promise<string> {
  const files = [server, join(client, TEMPLATE), join(client, MANIFEST)];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return createHash('sha256')
    .update(JSON.stringify([config, origin, ...texts]))
    .digest('base64');
}
