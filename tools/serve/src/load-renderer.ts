import { pathToFileURL } from 'node:url';
import { apiAddress, type PageFacts } from './page.ts';
import type { Renderer, ServerEntry } from './renderer.ts';

/**
 * Makes the renderer that a server's build of the app exports. Rejects, with a sentence, when the
 * file cannot be run or exports none.
 */
export async function loadRenderer(path: string, { apiUrl, brand }: PageFacts): Promise<Renderer> {
  const entry: Partial<ServerEntry> = await import(pathToFileURL(path).href).catch(
    (cause: unknown) => {
      throw new Error(`${path} cannot be run: build the app first.`, { cause });
    },
  );
  if (typeof entry.createRenderer !== 'function') {
    throw new TypeError(`${path} exports no createRenderer: it renders no pages.`);
  }
  return entry.createRenderer({ apiUrl: apiAddress(apiUrl), brand });
}
