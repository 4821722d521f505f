import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Compressor } from './cached-response.ts';
import { toOwnBuffer } from './own-buffer.ts';

const compress = promisify(brotliCompress);

/** With this quality a list of 24 products is compressed in less than a millisecond. */
const QUALITY = 4;
/** A smaller body needs one or two packets without compression too. */
const MIN_BYTES = 1_024;
/** The minimum time between two compressions of a body that changes often, for example while it is sold. */
const INTERVAL_MS = 1_000;
/** The thread pool is shared with password hashing and image encoding. */
const MAX_CONCURRENT = 2;
const MAX_NAMES = 1_000;

/**
 * Creates a compressor: brotli outside the event loop, at most once a second for each name. Until the
 * result is ready, the plain body is sent.
 * @param now milliseconds
 */
export function createCompressor(now: () => number): Compressor {
  const limit = pLimit(MAX_CONCURRENT);
  const recent = new LRUCache<string, true>({
    max: MAX_NAMES,
    ttl: INTERVAL_MS,
    ttlResolution: 0,
    perf: { now },
  });

  const mayStart = (name: string) => {
    if (limit.activeCount + limit.pendingCount >= MAX_CONCURRENT || recent.has(name)) return false;
    recent.set(name, true);
    return true;
  };

  return (name, body) => {
    let compressed: Buffer | undefined;
    let isRunning = false;
    const run = async () => {
      isRunning = true;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      try {
        compressed = toOwnBuffer(await limit(() => compress(body, { params })));
      } catch {
        // The plain body is sent.
      } finally {
        isRunning = false;
      }
    };
    return () => {
      if (compressed || isRunning || body.length < MIN_BYTES) return compressed;
      if (mayStart(name)) void run();
      return undefined;
    };
  };
}
