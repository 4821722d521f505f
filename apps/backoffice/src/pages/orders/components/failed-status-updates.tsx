import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useFailedStatusUpdates } from '../api/use-failed-status-updates.ts';
import type { FailedStatusUpdateProps } from './failed-status-update.tsx';
import { UnknownStatusUpdate } from './unknown-status-update.tsx';

/** It is loaded when an update fails; without a connection, the alert shows the outcome as unknown. */
const FailedStatusUpdate = lazy(async () => {
  try {
    return { default: (await import('./failed-status-update.tsx')).FailedStatusUpdate };
  } catch {
    return { default: NumberedUnknownUpdate };
  }
});

function NumberedUnknownUpdate({ update, onDismiss }: FailedStatusUpdateProps) {
  return <UnknownStatusUpdate update={update} onDismiss={onDismiss} isNumbered />;
}

export type FailedStatusUpdatesProps = {
  /** Whether the page shows the error of an order's update beside the order. */
  isShown: (id: string) => boolean;
  onOpen: (id: string) => void;
};

/**
 * The errors of status updates that the page shows nowhere else, such as of an order of the tab "New"
 * that another device confirmed first. Each stays until it is closed.
 */
export function FailedStatusUpdates({ isShown, onOpen }: FailedStatusUpdatesProps) {
  const { failed, dismiss } = useFailedStatusUpdates();
  const hidden = failed.filter(({ id }) => !isShown(id));
  if (hidden.length === 0) return null;
  return (
    <Suspense>
      <Stack sx={{ gap: 2 }}>
        {hidden.map((update) => (
          <FailedStatusUpdate
            key={update.id}
            update={update}
            onOpen={() => onOpen(update.id)}
            onDismiss={() => dismiss(update.id)}
          />
        ))}
      </Stack>
    </Suspense>
  );
}
