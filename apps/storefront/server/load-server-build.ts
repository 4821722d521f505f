import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '../src/ssr/renderer.ts';

/** Imports the server build. Rejects, with a sentence, when the file is missing or lacks an export. */
export async function loadServerBuild(path: string): Promise<ServerBuild> {
  const build: Partial<ServerBuild> = await import(pathToFileURL(path).href).catch(
    (cause: unknown) => {
      throw new Error(`${path} cannot be run: build the app first.`, { cause });
    },
  );
  const { createRenderer, renderNoScript } = build;
  if (!createRenderer || !renderNoScript) {
    throw new TypeError(`${path} exports no createRenderer or renderNoScript.`);
  }
  return { createRenderer, renderNoScript };
}
