import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { DeleteIcon } from '@shop/ui';
import type { Message } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { NotFoundNotice } from '../../../components/not-found-notice.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { paths } from '../../../lib/paths.ts';
import { MessageDetails } from './message-details.tsx';

export type MessageDialogProps = {
  /** The message to show; null closes the dialog. */
  id: string | null;
  /** The listed messages; undefined while they load. */
  listed: readonly Message[] | undefined;
  onClose: () => void;
  onDelete: (query: Message) => void;
};

/** The View Details dialog of a message (ADM-9). */
export function MessageDialog({ id, listed, onClose, onDelete }: MessageDialogProps) {
  const { t } = useTranslation();
  const query = listed?.find((listedQuery) => listedQuery.id === id);
  return (
    <ResponsiveDialog
      open={id !== null}
      title={query ? t(`queries.${query.query_type}`) : t('queries.title')}
      onClose={onClose}
      actions={
        query && (
          <Button
            color="error"
            startIcon={<DeleteIcon size={20} />}
            onClick={() => onDelete(query)}
          >
            {t('queries.delete')}
          </Button>
        )
      }
    >
      {query && <MessageDetails query={query} />}
      {!query && !listed && <Skeleton width="60%" sx={{ typography: 'h2' }} />}
      {!query && listed && (
        <NotFoundNotice
          title={t('queries.notFound')}
          text={t('queries.notFoundText')}
          listPath={paths.Contacts}
          listName={t('queries.seeAll')}
        />
      )}
    </ResponsiveDialog>
  );
}
