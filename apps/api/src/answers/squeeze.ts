import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Squeeze } from './prepared.ts';

const compress = promisify(brotliCompress);

/** Light: a list of 24 products takes less than a millisecond of a thread. */
const QUALITY = 4;
/** What fits a packet or two is sent as it is. */
const LEAST_BYTES = 1_024;
/** A body that keeps changing (its stock is being sold) is not squeezed more often, in milliseconds. */
const REST = 1_000;
/** The threads also hash passwords and draw pictures. */
const MOST_AT_ONCE = 2;
/** Names whose last squeezing is remembered; those that have rested are forgotten first. */
const MOST_NAMES = 1_000;

/**
 * Makes brotli of bodies off the event loop, each name's at most once a second; whoever asks before
 * it is there is answered nothing, and sends the plain bytes.
 * @param now milliseconds
 */
export function makeSqueeze(now: () => number): Squeeze {
  const begun = new Map<string, number>();
  let running = 0;

  const mayBegin = (name: string) => {
    if (running >= MOST_AT_ONCE) return false;
    const at = now();
    if (begun.size >= MOST_NAMES) forgetRested(begun, at);
    if (begun.size >= MOST_NAMES) return false;
    if (Math.abs(at - (begun.get(name) ?? -Infinity)) < REST) return false;
    begun.set(name, at);
    return true;
  };

  return (name, body) => {
    let squeezed: Buffer | undefined;
    let isMaking = false;
    const make = async () => {
      isMaking = true;
      running += 1;
      try {
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        };
        squeezed = await compress(body, { params });
      } catch {
        // The plain bytes are as good an answer.
      } finally {
        running -= 1;
        isMaking = false;
      }
    };
    return () => {
      if (squeezed || isMaking || body.length < LEAST_BYTES) return squeezed;
      if (mayBegin(name)) void make();
      return undefined;
    };
  };
}

function forgetRested(begun: Map<string, number>, at: number): void {
  for (const [name, since] of begun) {
    if (Math.abs(at - since) >= REST) begun.delete(name);
  }
}
