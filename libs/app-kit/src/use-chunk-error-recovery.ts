import { useCallback, useEffect, useState } from 'react';
import {
  checkServer,
  recoverFromChunkError,
  reloadWhenServerResponds,
  type ChunkErrorOutcome,
  type ServerState,
} from './preload-error.ts';

/** The recovery of a page whose chunk could not be loaded. */
export type ChunkErrorRecovery = {
  outcome: ChunkErrorOutcome;
  /** The state of the last retry; undefined before the first one. */
  attempt: 'checking' | Exclude<ServerState, 'ok'> | undefined;
  /** Reloads the page when its server responds: the router keeps the page that could not be loaded until then. */
  retry: () => void;
};

/** The keys of the title and the text by outcome, in the catalogues of both apps. */
export const CHUNK_ERROR_TEXTS = {
  unreachable: { title: 'chunkError.offline', text: 'chunkError.offlineText' },
  failing: { title: 'chunkError.missing', text: 'chunkError.failingText' },
  missing: { title: 'chunkError.missing', text: 'chunkError.missingText' },
} as const;

/** The keys of the texts by the state of a retry. */
export const CHUNK_ERROR_ATTEMPT_TEXTS = {
  checking: 'chunkError.checking',
  unreachable: 'chunkError.stillOffline',
  failing: 'chunkError.stillFailing',
} as const;

/**
 * Recovers from a chunk that could not be loaded (F6): the page is reloaded once, and while its server does
 * not respond as soon as it responds again.
 */
export function useChunkErrorRecovery(): ChunkErrorRecovery {
  const [outcome, setOutcome] = useState<ChunkErrorOutcome>('reloading');
  const [attempt, setAttempt] = useState<ChunkErrorRecovery['attempt']>();

  useEffect(() => {
    let isMounted = true;
    const recover = async () => {
      const result = await recoverFromChunkError();
      if (isMounted) setOutcome(result);
    };
    void recover();
    return () => {
      isMounted = false;
    };
  }, []);

  const retry = useCallback(async () => {
    setAttempt('checking');
    const server = await checkServer();
    if (server === 'ok') window.location.reload();
    else setAttempt(server);
  }, []);

  useEffect(() => {
    // After `missing` the server responds: another reload would not help by itself.
    if (outcome === 'unreachable' || outcome === 'failing') return reloadWhenServerResponds();
    return undefined;
  }, [outcome]);

  return { outcome, attempt, retry: () => void retry() };
}
