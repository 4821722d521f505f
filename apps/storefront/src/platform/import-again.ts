import { fetchLostSheets } from './lost-sheets.ts';

let failures = 0;

/**
 * Imports a chunk, and once more when the connection dropped it. Chromium remembers that an address
 * failed and never asks for it again, so that the next try goes to another: the file is the same, and
 * what it imports is shared. Vite asks for a chunk's style sheet but once, so that a lost one is
 * fetched here: no part is shown without its style. Rejects when the chunk cannot be had.
 */
export async function importAgain<Module>(
  load: () => Promise<Module>,
  triesLeft = 1,
): Promise<Module> {
  try {
    if (failures > 0) await fetchLostSheets(document);
    return await load();
  } catch (error) {
    failures += 1;
    await fetchLostSheets(document);
    const address = error instanceof Error && /https?:\/\/\S+\.js/.exec(error.message)?.[0];
    if (!address && triesLeft > 0) return importAgain(load, triesLeft - 1);
    if (!address) throw error;
    const again: Module = await import(/* @vite-ignore */ `${address}?again=${failures}`);
    return again;
  }
}
