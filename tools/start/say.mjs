const SPEAK_AFTER_MS = 2000;
const SPEAK_AGAIN_MS = 10_000;

/** Something the person at the keyboard can mend; its message is the one sentence they are shown. */
export class Refusal extends Error {}

/**
 * Writes one line for the person at the keyboard.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Does a piece of work, and shows that it goes on when it takes more than two seconds.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  let spoke = 0;
  const timer = setInterval(() => {
    const waited = Date.now() - start;
    if (waited < SPEAK_AFTER_MS) return;
    if (process.stdout.isTTY) process.stdout.write(`\r${title} … ${seconds()} s `);
    else if (spoke === 0 || waited - spoke >= SPEAK_AGAIN_MS) say(`${title} … ${seconds()} s`);
    else return;
    spoke = waited;
  }, 500);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (spoke > 0) say(`${process.stdout.isTTY ? '\r' : ''}${title}: ${seconds()} s    `.trimEnd());
  }
}
