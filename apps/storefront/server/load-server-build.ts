import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '../src/ssr/renderer.ts';

/** Imports the server build. Rejects, with a sentence, when the file is missing or exports no renderer. */
export async function loadServerBuild(path: string): Promise<ServerBuild> {
  const { createRenderer, renderShell }: Partial<ServerBuild> = await import(
    pathToFileURL(path).href
  ).catch((cause: unknown) => {
    throw new Error(`${path} cannot be run: build the app first.`, { cause });
  });
  if (typeof createRenderer !== 'function' || typeof renderShell !== 'function') {
    throw new TypeError(`${path} exports no createRenderer and renderShell.`);
  }
  return { createRenderer, renderShell };
}
