import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The hashes of a page's inline elements, as sources of the content security policy. */
export type InlineSources = { style?: string; script?: string };

/** The file of a build that has the `InlineSources` of its `index.html`. No server sends it. */
export const INLINE_SOURCES_FILE = '.vite/inline-sources.json';

/** The hash of an inline element, as a source of the content security policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The file, as Vite's `emitFile` takes it, that names the hash of the only inline script of `index.html`. */
export function inlineSourcesAsset(script: string) {
  const source = JSON.stringify({ script: hashSource(script) } satisfies InlineSources);
  return { type: 'asset' as const, fileName: INLINE_SOURCES_FILE, source };
}

/** Reads the inline sources of a build's `index.html`; none when it has no such file. */
export async function readInlineSources(folder: string): Promise<InlineSources> {
  try {
    return JSON.parse(await readFile(join(folder, INLINE_SOURCES_FILE), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
