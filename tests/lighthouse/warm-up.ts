import { setTimeout as sleep } from 'node:timers/promises';

const EMPTY_ROOT = '<div id="root"></div>';
const MAX_ATTEMPTS = 100;
const ATTEMPT_INTERVAL_MS = 300;

/** Requests a page until the server renders it and has it cached. Rejects when it is not rendered in time. */
export async function waitUntilRendered(url: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const page = await (await fetch(url)).text();
    if (!page.includes(EMPTY_ROOT)) return;
    await sleep(ATTEMPT_INTERVAL_MS);
  }
  throw new Error(`${url} was not rendered by the server.`);
}
