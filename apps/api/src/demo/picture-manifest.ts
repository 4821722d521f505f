import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The folder of rendered pictures, which the seeder uploads from. */
export const picturesFolder = new URL('../../demo-pictures/', import.meta.url);

/** Where each rendered file's drawing is remembered. */
export const manifestFile = new URL('manifest.json', picturesFolder);

/** The sha256 of a drawing's SVG text, in hexadecimal. */
export const sha256Of = (svg: string): string => createHash('sha256').update(svg).digest('hex');

/** File name → sha256 of the SVG it was rendered from; empty when nothing was rendered yet. */
export const readManifest = async (): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(manifestFile, 'utf8').catch(() => '{}');
  const entries = Object.entries<unknown>(JSON.parse(text));
  return new Map(
    entries.flatMap(([file, hash]) => (typeof hash === 'string' ? [[file, hash]] : [])),
  );
};
