import {
  createOnce,
  CreateOutcomeError,
  isResponseLost,
  type CallOptions,
  type CreateOnce,
  type CreateOptions,
  type CreateSteps,
  type SaveOptions,
} from '@shop/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../lib/shop-context.ts';
import { fetchWithUploadProgress } from './upload-with-progress.ts';

/** The time limit of a save, in milliseconds. The owner can stop one that makes no progress for 20 seconds. */
const SAVE_TIMEOUT_MS = 300_000;

/** How a form is saved. */
export type SaveSteps<Values, Saved, Before> = {
  /** Sends the values once. */
  send: (values: Values, options: CreateOptions & SaveOptions) => Promise<Saved>;
  /** Whether the values have files, so that the upload's progress is shown. */
  hasFiles: (values: Values) => boolean;
  /** For a create: how to find what a lost request created. An update has none, as it can be repeated. */
  lookUp: CreateSteps<Values, Saved, Before>['lookUp'];
  /** Whether the endpoint accepts keys wherever it exists. */
  isKeyed?: boolean;
  /** Where its key is stored, so that it outlives the page. */
  keys?: CreateSteps<Values, Saved, Before>['keys'];
  /** The first part of the query keys that a save invalidates; without it, `onSuccess` invalidates them. */
  resource?: string;
  /** The save is pending until a returned promise is settled. */
  onSuccess: (saved: Saved, values: Values) => unknown;
};

/** The state of a save, for `SaveNotice`. */
export type SaveState = {
  isPending: boolean;
  error: Error | null;
  /** The response was lost: the client checks whether the create succeeded. */
  isCheckingOutcome: boolean;
  /** The upload's progress, from 0 to 1, while there are files to upload. */
  sent: number | undefined;
  /** No progress for 20 seconds. */
  isStalled: boolean;
  keepWaiting: () => void;
  /** Aborts the request. The values of the form stay. */
  stop: () => void;
  /** The owner stopped the last request. */
  isStopped: boolean;
};

/** Saves a form: a create once although responses may be lost (F2), with progress, and stopped on demand. */
export function useSave<Values, Saved, Before = undefined>(
  steps: SaveSteps<Values, Saved, Before>,
): SaveState & Pick<ReturnType<typeof useMutation<Saved, Error, Values>>, 'mutate' | 'reset'> {
  const { client } = useShop();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<number>();
  const [isCheckingOutcome, setCheckingOutcome] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const request = useRef<AbortController>(undefined);
  const [send] = useState<CreateOnce<Values, Saved>>(() => {
    const sendOnce = (values: Values, options: CreateOptions) => {
      const hasFiles = steps.hasFiles(values);
      setSent(hasFiles ? 0 : undefined);
      const fetch = hasFiles && { fetch: fetchWithUploadProgress(setSent) };
      return steps.send(values, { ...options, ...fetch, timeoutMs: SAVE_TIMEOUT_MS });
    };
    const { isKeyed, keys } = steps;
    if (isKeyed) {
      return createOnce({ supportsKeys: () => true, send: sendOnce, ...(keys && { keys }) });
    }
    if (!steps.lookUp) {
      return (values: Values, { signal }: CallOptions = {}) => sendOnce(values, { signal });
    }
    return createOnce({
      supportsKeys: () => client.features().has('idempotent-creates'),
      send: sendOnce,
      lookUp: steps.lookUp,
    });
  });

  const { mutate, reset, isPending, error, submittedAt } = useMutation({
    mutationFn(values: Values) {
      request.current = new AbortController();
      setCheckingOutcome(false);
      setStopped(false);
      const { signal } = request.current;
      return send(values, { signal, onCheckingOutcome: () => setCheckingOutcome(true) });
    },
    onSuccess: steps.onSuccess,
    onSettled(_saved, failure) {
      setCheckingOutcome(false);
      // After an unknown outcome, the list shows what was saved.
      if (failure && !(failure instanceof CreateOutcomeError) && !isResponseLost(failure)) return;
      if (steps.resource !== undefined) {
        void queryClient.invalidateQueries({ queryKey: [steps.resource] });
      }
    },
  });
  const stall = useStalled(isPending ? `${submittedAt} ${sent} ${isCheckingOutcome}` : undefined);

  function stop() {
    setStopped(true);
    request.current?.abort();
  }

  return {
    mutate,
    reset,
    isPending,
    error,
    isCheckingOutcome,
    sent: isPending ? sent : undefined,
    ...stall,
    stop,
    isStopped,
  };
}

/** How long a request may make no progress before the owner can cancel it. */
const STALL_MS = 20_000;

/**
 * Whether a request has made no progress for 20 seconds.
 * @param progress changes with each request and each progress; undefined while there is no request
 */
function useStalled(progress: string | undefined) {
  const [waits, setWaits] = useState(0);
  const [stalled, setStalled] = useState<string>();
  const current = progress && `${progress} ${waits}`;
  useEffect(() => {
    if (current === undefined) return undefined;
    const timer = setTimeout(() => setStalled(current), STALL_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return {
    isStalled: current !== undefined && stalled === current,
    /** Waits another 20 seconds. */
    keepWaiting: () => setWaits(waits + 1),
  };
}
