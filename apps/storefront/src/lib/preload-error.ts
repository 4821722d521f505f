const RELOADED_PATH = 'shop:reloaded-path';
const SERVER_TIMEOUT_MS = 5_000;

/** The result of handling a chunk that cannot be loaded. */
export type ChunkErrorOutcome = 'reloading' | 'offline' | 'missing';

let pending: Promise<ChunkErrorOutcome> | undefined;

/** Handles Vite's `vite:preloadError`: a dynamic import failed. */
export function reloadOnPreloadError(): void {
  window.addEventListener('vite:preloadError', () => void recoverFromChunkError());
}

/**
 * Reloads the page, because a deploy may have removed the files of the open page's build (F6). It never
 * reloads offline, and not twice in a row at one path, so that a missing file causes no loop.
 */
export function recoverFromChunkError(): Promise<ChunkErrorOutcome> {
  pending ??= recover().finally(() => {
    pending = undefined;
  });
  return pending;
}

/** Whether the server of the page responds, with any status. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(SERVER_TIMEOUT_MS);
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

async function recover(): Promise<ChunkErrorOutcome> {
  if (!(await isServerReachable())) return 'offline';
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
