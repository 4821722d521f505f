import { isApiError, isResponseLost, randomKey } from '@shop/api-client';
import type { CallOutcome } from '@shop/contract/constants';
import type { OutcomeRequest } from '@shop/contract/schemas';
import { useStorage } from '@shop/app-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { PENDING_OUTCOME } from '../../../lib/account-data.ts';
import { useAdmin } from '../../../lib/admin-context.ts';
import { invalidateOrderEffects } from '../../../lib/invalidate-order-effects.ts';
import { orderPath } from '../../../lib/paths.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { outcomeErrorKey } from './outcome-error-key.ts';
import { formatPendingOutcome, parsePendingOutcome, type Submission } from './pending-outcome.ts';
import type { CallQueue } from './use-call-queue.ts';

const MAX_RETRY_DELAY_MS = 5_000;

/** An outcome of this visit, which may be undone. */
type Recorded = { id: string; attempt: string; outcome: CallOutcome; note: string };

/**
 * Records the outcomes of calls, and undoes the latest one. After a lost connection an outcome is sent again until
 * the API server responds, with the same idempotency key, so that it is recorded once. Until then it is stored on this
 * device, and sent again when the queue is opened again.
 * @param options.onRecorded called with the id of the order before the next one is shown
 * @param options.onUndone called with the note that an undo deleted from the history
 */
export function useRecordOutcome(
  queue: CallQueue,
  {
    onRecorded,
    onUndone,
  }: { onRecorded: (id: string) => void; onUndone: (id: string, note: string) => void },
) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const storage = useStorage();
  const { username } = useAdmin();
  const [recorded, setRecorded] = useState<readonly Recorded[]>([]);
  const refresh = () => void invalidateOrderEffects(queryClient, { isCallEnded: true });

  /** After a reload another order is shown than that of the stored outcome. */
  const announceStoredFailure = (error: Error, { id, request }: Submission) => {
    const texts = [
      t('confirm.storedFailed', { id, outcome: t(`confirm.outcomes.${request.outcome}`) }),
      t(outcomeErrorKey(error, request.outcome)),
      ...(request.note ? [t('confirm.storedNote', { note: request.note })] : []),
    ];
    announce(texts.join(' '), {
      severity: 'error',
      link: { href: orderPath(id), text: t('confirm.seeOrder') },
    });
  };

  const recording = useMutation({
    mutationFn: ({ id, request, key }: Submission) =>
      client.confirmation.record(id, request, { idempotencyKey: key }),
    retry: (_count, error) => isTemporary(error),
    retryDelay: (count) => Math.min(1_000 * 2 ** count, MAX_RETRY_DELAY_MS),
    onSuccess(response, { id, request: { outcome, note = '' } }) {
      // An empty response has no attempt that could be undone.
      if (response) {
        const { attempt } = response;
        setRecorded((all) => [...all, { id, attempt, outcome, note }]);
      }
      onRecorded(id);
      // After a reload the order of a stored outcome is not shown yet, or another one is.
      if (queue.id === undefined || queue.id === id) queue.showNext();
      refresh();
    },
    onError(error, submission) {
      // The order was changed or deleted meanwhile, perhaps.
      void queue.one.refetch();
      if (submission.id !== queue.id) announceStoredFailure(error, submission);
    },
    onSettled: () => storage.remove(PENDING_OUTCOME),
  });
  const sendStored = useEffectEvent(() => {
    const stored = parsePendingOutcome(storage.read(PENDING_OUTCOME), username);
    if (stored) recording.mutate(stored);
  });
  useEffect(() => sendStored(), []);

  const undoing = useMutation({
    mutationFn: ({ id, attempt }: Recorded) => client.confirmation.undo(id, attempt),
    onSuccess(call, undone) {
      setRecorded((all) => all.filter((each) => each !== undone));
      announce(t('confirm.undone', { id: undone.id }));
      recording.reset();
      // A server without the feature `undo` leaves it in the history.
      const isNoteLeft = call.order.history?.some(({ note }) => note === undone.note) ?? true;
      if (!isNoteLeft) onUndone(undone.id, undone.note);
      queue.show(call);
      refresh();
    },
    onError(error, undone) {
      const isLate = isApiError(error) && (error.status === 409 || error.status === 404);
      if (isLate) setRecorded((all) => all.filter((each) => each !== undone));
      announce(t(isLate ? 'confirm.undoLate' : 'confirm.undoFailed', { id: undone.id }), {
        severity: 'error',
        link: { href: orderPath(undone.id), text: t('confirm.seeOrder') },
      });
    },
  });

  const { variables, failureCount, isPending, error } = recording;
  useUnloadQuestion(isPending);
  const isForShown = variables?.id === queue.id;
  return {
    record: (id: string, request: OutcomeRequest) => {
      const submission = { id, request, key: randomKey() };
      storage.write(PENDING_OUTCOME, formatPendingOutcome(username, submission));
      recording.mutate(submission);
    },
    isPending: isPending || undoing.isPending,
    /** The outcome that waits for a connection. */
    waiting: isPending && failureCount > 0 ? variables?.request.outcome : undefined,
    /** Why the outcome of the shown order was not recorded. */
    failed: error && isForShown ? { error, outcome: variables.request.outcome } : undefined,
    dismiss: recording.reset,
    latest: recorded.at(-1),
    undo: () => {
      const latest = recorded.at(-1);
      if (latest && !isPending && !undoing.isPending) undoing.mutate(latest);
    },
  };
}

export type RecordOutcome = ReturnType<typeof useRecordOutcome>;

/** Whether an outcome that was not recorded, or perhaps was, is sent again. */
function isTemporary(error: Error): boolean {
  return isResponseLost(error) || (isApiError(error) && error.status === 503);
}

/** The browser shows a confirmation before the tab is closed, while an outcome is not sent. */
function useUnloadQuestion(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [isEnabled]);
}
