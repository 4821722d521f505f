import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { CallOutcome } from '@shop/contract/constants';
import type { Call, OutcomeRequest } from '@shop/contract/schemas';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { callableNumbers } from '../../../lib/callable-numbers.ts';
import { isNotFound } from '../../../lib/error-key.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { useNoteDrafts } from '../hooks/use-note-drafts.ts';
import { OrderEdit } from '../edit/order-edit.tsx';
import { OrderSplit, useOrderSplit } from '../split/order-split.tsx';
import { CallBackDialog } from './call-back-dialog.tsx';
import { CallDetails } from './call-details.tsx';
import { CallNotice } from './call-notice.tsx';
import { CallOutcomes } from './call-outcomes.tsx';
import { CallSkeleton } from './call-skeleton.tsx';
import { ChangedOrder } from './changed-order.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { EmptyQueue } from './empty-queue.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { UndoButton } from './undo-button.tsx';
import { useCallQueue } from './use-call-queue.ts';
import { useRecordOutcome } from './use-record-outcome.ts';

/** The queue of calls: one order with the outcomes of its call, then the next one. */
export function CallScreen() {
  const { t } = useTranslation();
  const queue = useCallQueue();
  const drafts = useNoteDrafts();
  /** The chosen outcome, while its dialog is open. */
  const [pendingOutcome, setPendingOutcome] = useState<CallOutcome>();
  /** The orders whose customer was called or written to during this visit. */
  const [contacted, setContacted] = useState<readonly string[]>([]);
  const outcomes = useRecordOutcome(queue, {
    onRecorded(recorded) {
      drafts(recorded).setText(() => '');
      // An order that comes back to the queue is called again.
      setContacted((all) => all.filter((each) => each !== recorded));
    },
    onUndone: (undone, note) => drafts(undone).setText((typed) => typed || note),
  });
  const { one, id, due } = queue;
  const isDeleted = isNotFound(one.error);
  const call = one.data;
  const split = useOrderSplit(call?.order.command_id);
  const isChanged = isDeleted || (call !== undefined && call.order.status !== 'new');
  const draft = drafts(id ?? '');
  const canRecord = call !== undefined && !isChanged && !outcomes.isPending;
  const isContactNext =
    call !== undefined &&
    !isChanged &&
    !contacted.includes(call.order.command_id) &&
    callableNumbers(call.order.number).length > 0;
  const heading = useFocusOnChange(id);

  function record(request: OutcomeRequest) {
    setPendingOutcome(undefined);
    if (!canRecord || id === undefined) return;
    const note = draft.text.trim();
    outcomes.record(id, { ...request, ...(note !== '' && { note }) });
  }

  function choose(outcome: CallOutcome) {
    if (!canRecord) return;
    if (outcome === 'call_back' || outcome === 'refused' || outcome === 'duplicate') {
      setPendingOutcome(outcome);
    } else {
      record({ outcome });
    }
  }

  const keys = useShortcuts('call-shortcuts', {
    c: () => choose('confirmed'),
    n: () => choose('no_answer'),
    r: () => choose('refused'),
    b: () => choose('call_back'),
    u: outcomes.undo,
  });
  return (
    <>
      <PageHeading
        title={t('confirm.title')}
        note={due === undefined || id === undefined ? null : t('confirm.due', { count: due })}
      >
        <FormControlLabel
          label={t('confirm.shortcuts')}
          control={
            <Switch
              checked={keys.isEnabled}
              onChange={(_event, checked) => keys.setEnabled(checked)}
            />
          }
          // A phone has no keys.
          sx={{ display: { xs: 'none', sm: 'inline-flex' }, ml: 'auto', mr: 0 }}
        />
      </PageHeading>
      <UndoButton outcomes={outcomes} />
      {call && (
        <Stack sx={{ gap: 5, minWidth: 0 }}>
          {isChanged ? (
            <ChangedOrder
              call={call}
              isDeleted={isDeleted}
              draft={draft}
              onNext={() => {
                outcomes.dismiss();
                queue.showNext();
              }}
            />
          ) : (
            <CallNotice call={call} outcomes={outcomes} />
          )}
          <CallDetails
            key={call.order.command_id}
            call={call}
            headingRef={heading}
            // Beside a changed order, the note has a button of its own.
            draft={isChanged ? undefined : draft}
            isSending={outcomes.isPending}
            isContactNext={isContactNext}
            onSplit={isDeleted ? undefined : () => split.open(call.order)}
            onContact={() => setContacted((all) => [...all, call.order.command_id])}
          />
          {!isChanged && (
            <CallOutcomes
              onChoose={choose}
              isInactive={!canRecord}
              isNext={!isContactNext}
              hasKeys={keys.isEnabled}
            />
          )}
          <OutcomeDialogs
            pendingOutcome={pendingOutcome}
            hasKeys={keys.isEnabled}
            call={call}
            // While a dialog closes, its buttons and keys are not meant for the next order.
            onRecord={(request) => pendingOutcome !== undefined && record(request)}
            onClose={() => setPendingOutcome(undefined)}
          />
        </Stack>
      )}
      {!call && <NoCall queue={queue} hasKeys={keys.isEnabled} />}
      <OrderSplit {...split} />
      <OrderEdit order={call?.order} />
    </>
  );
}

type OutcomeDialogsProps = {
  pendingOutcome: CallOutcome | undefined;
  hasKeys: boolean;
  call: Call;
  onRecord: (request: OutcomeRequest) => void;
  onClose: () => void;
};

function OutcomeDialogs({ pendingOutcome, hasKeys, call, onRecord, onClose }: OutcomeDialogsProps) {
  return (
    <>
      <CallBackDialog
        open={pendingOutcome === 'call_back'}
        hasKeys={hasKeys}
        onRecord={onRecord}
        onClose={onClose}
      />
      <RefusedDialog
        open={pendingOutcome === 'refused'}
        hasKeys={hasKeys}
        onRecord={onRecord}
        onClose={onClose}
      />
      <DuplicateDialog
        open={pendingOutcome === 'duplicate'}
        order={call.order}
        onRecord={onRecord}
        onClose={onClose}
      />
    </>
  );
}

type NoCallProps = {
  queue: ReturnType<typeof useCallQueue>;
  /** Whether the keys of the outcomes are shown. */
  hasKeys: boolean;
};

function NoCall({ queue: { next, one }, hasKeys }: NoCallProps) {
  const { t } = useTranslation();
  const failed = [next, one].find(({ error }) => error);
  if (failed) {
    return (
      <ErrorNotice
        title={t('confirm.failed')}
        error={failed.error}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  }
  if (next.data && !next.data.call) return <EmptyQueue counts={next.data} />;
  return <CallSkeleton hasKeys={hasKeys} />;
}

/** Moves the focus to the heading of the next order, at the top of the page; the first order leaves it to the page. */
function useFocusOnChange(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined) return;
    if (shown.current !== undefined && shown.current !== id) {
      window.scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = id;
  }, [id]);
  return heading;
}
