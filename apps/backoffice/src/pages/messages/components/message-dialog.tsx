import Skeleton from '@mui/material/Skeleton';
import type { Message } from '@shop/contract/schemas';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFoundNotice } from '../../../components/not-found-notice.tsx';
import { ListDetails } from '../../../features/resource-list/list-details.tsx';
import { paths } from '../../../lib/paths.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useMarkAnswered } from '../api/use-mark-answered.ts';
import { MessageDetails } from './message-details.tsx';
import { MessageMenu } from './message-menu.tsx';

const MessageHistoryDialog = lazy(async () => ({
  default: (await import('./message-history-dialog.tsx')).MessageHistoryDialog,
}));

export type MessageDialogProps = {
  /** The message to show; null closes the dialog. */
  id: string | null;
  /** Whether the window has room for the details beside the list. */
  isPane: boolean;
  /** The listed messages; undefined while they load. */
  listed: readonly Message[] | undefined;
  onClose: () => void;
  onDelete: (message: Message) => void;
};

/** The View Details dialog of a message, or the pane in its place in a wide window (ADM-9). */
export function MessageDialog({ id, isPane, listed, onClose, onDelete }: MessageDialogProps) {
  const { t } = useTranslation();
  const marking = useMarkAnswered(id);
  const { client } = useShop();
  const [historyOf, setHistoryOf] = useState<string>();
  const openHistory = client.features().has('undo')
    ? () => setHistoryOf(id ?? undefined)
    : undefined;
  const message = listed?.find((listedMessage) => listedMessage.id === id);
  return (
    <ListDetails
      id={id}
      isPane={isPane}
      title={message ? t(`queries.${message.query_type}`) : t('queries.title')}
      onClose={onClose}
      titleAction={
        message && <MessageMenu onHistory={openHistory} onDelete={() => onDelete(message)} />
      }
    >
      {message && <MessageDetails key={message.id} message={message} marking={marking} />}
      {message && historyOf === message.id && (
        <Suspense>
          <MessageHistoryDialog id={message.id} onClose={() => setHistoryOf(undefined)} />
        </Suspense>
      )}
      {!message && !listed && <Skeleton width="60%" sx={{ typography: 'h2' }} />}
      {!message && listed && (
        <NotFoundNotice
          title={t('queries.notFound')}
          text={t('queries.notFoundText')}
          listPath={paths.Contacts}
          listName={t('queries.seeAll')}
        />
      )}
    </ListDetails>
  );
}
