import { useTranslation } from 'react-i18next';
import { EditHistoryDialog } from '../../../features/event-changes/edit-history-dialog.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { IMAGES, type NumberedImage } from '../api/use-images.ts';
import { useUndoImageChange } from '../api/use-undo-image-change.ts';
import { useImageName } from '../hooks/use-image-name.ts';

export type ImageHistoryDialogProps = { image: NumberedImage; onClose: () => void };

/** The changes of a site image, the latest first, each with Undo for ten minutes (feature `undo`). */
export function ImageHistoryDialog({ image, onClose }: ImageHistoryDialogProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const { undo } = useUndoImageChange();
  const name = useImageName()(image);
  const { id } = image;
  return (
    <EditHistoryDialog
      title={() => t('editHistory.title', { name })}
      text={t('editHistory.text')}
      queryKey={[IMAGES, 'history', id]}
      fetchHistory={(options) => client.images.history(id, options)}
      undo={(change) => undo({ id, name }, change)}
      onClose={onClose}
    />
  );
}
