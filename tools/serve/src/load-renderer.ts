import { pathToFileURL } from 'node:url';
import { apiAddress, type PageFacts } from './page.ts';
import type { Renderer, ServerEntry } from './renderer.ts';

/** Makes the renderer that a server's build of the app exports. Rejects as `loadEntry` does. */
export async function loadRenderer(path: string, { apiUrl, brand }: PageFacts): Promise<Renderer> {
  const { createRenderer } = await loadEntry(path);
  return createRenderer({ apiUrl: apiAddress(apiUrl), brand });
}

/**
 * Runs a server's build of the app. Rejects, with a sentence, when the file cannot be run or does not
 * export what draws pages.
 */
export async function loadEntry(path: string): Promise<ServerEntry> {
  const { createRenderer, drawFrame }: Partial<ServerEntry> = await import(
    pathToFileURL(path).href
  ).catch((cause: unknown) => {
    throw new Error(`${path} cannot be run: build the app first.`, { cause });
  });
  if (typeof createRenderer !== 'function' || typeof drawFrame !== 'function') {
    throw new TypeError(`${path} exports no createRenderer and drawFrame: it renders no pages.`);
  }
  return { createRenderer, drawFrame };
}
