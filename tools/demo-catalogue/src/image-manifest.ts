import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The folder of the rendered images. */
export const imagesFolder = new URL('../images/', import.meta.url);

/** Stores which drawing each image was rendered from. */
export const manifestFile = new URL('manifest.json', imagesFolder);

/** The SHA-256 of a drawing's SVG text, in hexadecimal. */
export const sha256Of = (svg: string): string => createHash('sha256').update(svg).digest('hex');

/** File name → SHA-256 of the SVG it was rendered from; empty before the first rendering. */
export const readManifest = async (): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(manifestFile, 'utf8').catch(() => '{}');
  const entries = Object.entries<unknown>(JSON.parse(text));
  return new Map(
    entries.flatMap(([file, hash]) => (typeof hash === 'string' ? [[file, hash]] : [])),
  );
};
