import { useTranslation } from 'react-i18next';
import { EditHistoryDialog } from '../../../features/event-changes/edit-history-dialog.tsx';
import { MESSAGES } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useUndoMark } from '../api/use-undo-mark.ts';

export type MessageHistoryDialogProps = { id: string; onClose: () => void };

/** Who marked a message, the latest first, each with Undo for ten minutes (feature `undo`). */
export function MessageHistoryDialog({ id, onClose }: MessageHistoryDialogProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const { undo } = useUndoMark();
  return (
    <EditHistoryDialog
      title={() => t('editHistory.title', { name: t('queries.inHistory', { id }) })}
      text={t('editHistory.text')}
      queryKey={[MESSAGES, 'history', id]}
      fetchHistory={(options) => client.queries.history(id, options)}
      undo={(change) => undo(id, change)}
      onClose={onClose}
    />
  );
}
