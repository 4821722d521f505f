import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CallOptions, Listing } from '@shop/api-client';
import { useLanguage } from '@shop/app-kit';
import type { EditHistoryEntry } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { addEditHistoryTexts } from '@shop/i18n/backoffice-edit-history';
import { addSecurityEventTexts } from '@shop/i18n/backoffice-security-events';
import { UndoIcon } from '@shop/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../components/aria-disabled-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { ResponsiveDialog } from '../../components/responsive-dialog.tsx';
import { NO_FOCUS_RING } from '../../lib/no-focus-ring.ts';
import { useNow } from '../../lib/use-now.ts';
import { EventChanges, type EventChangesProps } from './event-changes.tsx';

export type EditHistoryDialogProps = Pick<EventChangesProps, 'customerName'> & {
  title: (entries: readonly EditHistoryEntry[]) => string;
  /** What an undo brings back. */
  text: string;
  queryKey: readonly string[];
  fetchHistory: (options: CallOptions) => Promise<Listing<EditHistoryEntry>>;
  /** Undoes a change; resolves to whether it is undone. */
  undo: (change: string, entries: readonly EditHistoryEntry[]) => Promise<boolean>;
  onClose: () => void;
};

/** The changes of an object, the latest first, each with Undo for ten minutes (feature `undo`). */
export function EditHistoryDialog(props: EditHistoryDialogProps) {
  const { title, queryKey, fetchHistory, onClose } = props;
  const { t, i18n } = useTranslation();
  addEditHistoryTexts(i18n);
  addSecurityEventTexts(i18n);
  const history = useQuery({ queryKey, queryFn: ({ signal }) => fetchHistory({ signal }) });
  // While it is loaded again, the query has no error: the notice and its button, which has the focus, stay.
  const [failure, setFailure] = useState<Error | null>(null);
  const { data } = history;
  const error = history.error ?? failure;
  return (
    <ResponsiveDialog open title={title(data?.items ?? [])} onClose={onClose}>
      {data && <Changes {...props} history={data} isFocused={failure !== null} />}
      {!data && !error && <Skeleton sx={{ maxWidth: '16em' }} />}
      {!data && error && (
        <ErrorNotice
          title={t('editHistory.openFailed')}
          error={error}
          level={3}
          onRetry={() => {
            setFailure(error);
            void history.refetch();
          }}
          retrying={history.isFetching}
        />
      )}
    </ResponsiveDialog>
  );
}

function isCut({ items, total }: Listing<EditHistoryEntry>): boolean {
  return total !== null && total > items.length;
}

type ChangesProps = Pick<EditHistoryDialogProps, 'text' | 'undo' | 'customerName'> & {
  history: Listing<EditHistoryEntry>;
  /** Whether they are focused, because the button that loaded them is not there any more. */
  isFocused: boolean;
};

function Changes({ text, undo, history, isFocused, customerName }: ChangesProps) {
  const { t } = useTranslation();
  const entries = history.items;
  const now = useNow();
  const list = useRef<HTMLOListElement>(null);
  const empty = useRef<HTMLElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (change: string) => undo(change, entries),
    // The button of an undone change is removed.
    onSuccess: (isUndone) => isUndone && list.current?.focus(),
  });
  useEffect(() => {
    if (isFocused) (list.current ?? empty.current)?.focus();
  }, [isFocused]);
  if (entries.length === 0) {
    return (
      <Typography ref={empty} tabIndex={-1} sx={NO_FOCUS_RING}>
        {t('editHistory.empty')}
      </Typography>
    );
  }
  return (
    <>
      <Typography color="textSecondary">{text}</Typography>
      <List ref={list} component="ol" disablePadding tabIndex={-1} sx={NO_FOCUS_RING}>
        {entries.map((entry) => (
          <ListItem key={entry.id} divider disableGutters sx={ITEM}>
            <Typography component="h3" variant="body1" sx={{ fontWeight: 'bold' }}>
              {t(`securityEvents.types.${entry.type}`)}
            </Typography>
            <EventChanges changes={entry.changes} customerName={customerName} />
            <When entry={entry} />
            {entry.undo_until && Date.parse(entry.undo_until) > now && (
              <AriaDisabledButton
                startIcon={<UndoIcon size={20} />}
                inactive={isPending}
                onClick={() => mutate(entry.id)}
                sx={{ justifySelf: 'start', mx: -3 }}
              >
                {t('editHistory.undo')}
              </AriaDisabledButton>
            )}
          </ListItem>
        ))}
      </List>
      {isCut(history) && <Typography variant="body2">{t('editHistory.latest')}</Typography>}
    </>
  );
}

function When({ entry: { at, by } }: { entry: EditHistoryEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      <time dateTime={at}>{formatDateTime(at, language)}</time> ·{' '}
      <Box component="bdi">{by ?? t('securityEvents.origins.server')}</Box>
    </Typography>
  );
}

const ITEM = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 4 };
