import { setTimeout as sleep } from 'node:timers/promises';

const EMPTY_ROOT = '<div id="root"></div>';
const TRIES = 100;
const TRY_EVERY_MS = 300;

/** Asks for a page until its answer holds its first view, which the server then keeps; rejects when none comes. */
export async function untilFirstView(url: string): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const page = await (await fetch(url)).text();
    if (!page.includes(EMPTY_ROOT)) return;
    await sleep(TRY_EVERY_MS);
  }
  throw new Error(`No first view came of ${url}.`);
}
