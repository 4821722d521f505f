import { isIgnoredPreloadError } from '@shop/ui/ignore-preload-errors';

const RELOADED_PATH = 'shop:reloaded-path';
const SERVER_TIMEOUT_MS = 5_000;
const MAX_POLL_DELAY_MS = 30_000;

/**
 * The state of the page's server: it responds, it responds with an error of its own (5xx), or it does not
 * respond.
 */
export type ServerState = 'ok' | 'failing' | 'unreachable';

/** The result of handling a chunk that cannot be loaded. `missing`: its server responds, without the chunk. */
export type ChunkErrorOutcome = 'reloading' | 'missing' | Exclude<ServerState, 'ok'>;

let pending: Promise<ChunkErrorOutcome> | undefined;
const chunkErrors = new Set<unknown>();

/**
 * Reloads the page on Vite's `vite:preloadError`: a dynamic import failed. Vite reports the error before the
 * import rejects with it, and only then is known whether `ignorePreloadErrors` loads this chunk.
 */
export function reloadOnPreloadError(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    setTimeout(() => {
      if (!isIgnoredPreloadError(payload)) void recoverFromChunkError();
    });
  });
}

/** Records the errors of failed dynamic imports for `isChunkError`. */
export function recordChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => chunkErrors.add(payload));
}

/** Whether an error is that of a failed dynamic import, after `recordChunkErrors`. */
export function isChunkError(error: unknown): boolean {
  return chunkErrors.has(error);
}

/**
 * Reloads the page, because a deploy may have removed the files of the open page's build (F6). It never
 * reloads while the server does not respond or fails, and not twice in a row at one path, so that a missing
 * file causes no loop.
 */
export function recoverFromChunkError(): Promise<ChunkErrorOutcome> {
  pending ??= recover().finally(() => {
    pending = undefined;
  });
  return pending;
}

/** Requests the head of the page. */
export async function checkServer(): Promise<ServerState> {
  try {
    const signal = AbortSignal.timeout(SERVER_TIMEOUT_MS);
    const { status } = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal,
    });
    return status < 500 ? 'ok' : 'failing';
  } catch {
    return 'unreachable';
  }
}

/**
 * Reloads the page as soon as its server responds again: when the browser is online again, and by polling less
 * and less often.
 * @returns a function that stops it
 */
export function reloadWhenServerResponds(): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let delay = 1_000;
  const poll = async () => {
    clearTimeout(timer);
    const server = await checkServer();
    if (stop.signal.aborted) return;
    if (server === 'ok') {
      window.location.reload();
      return;
    }
    timer = setTimeout(() => void poll(), delay);
    delay = Math.min(2 * delay, MAX_POLL_DELAY_MS);
  };
  window.addEventListener('online', () => void poll(), { signal: stop.signal });
  timer = setTimeout(() => void poll(), delay);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => stop.abort();
}

async function recover(): Promise<ChunkErrorOutcome> {
  const server = await checkServer();
  if (server !== 'ok') return server;
  if (!guardReload()) return 'missing';
  window.location.reload();
  return 'reloading';
}

/** Returns false when this path was the last one to be reloaded, or when nothing can be stored. */
function guardReload(): boolean {
  const { pathname } = window.location;
  try {
    if (sessionStorage.getItem(RELOADED_PATH) === pathname) return false;
    sessionStorage.setItem(RELOADED_PATH, pathname);
    return sessionStorage.getItem(RELOADED_PATH) === pathname;
  } catch {
    return false;
  }
}
