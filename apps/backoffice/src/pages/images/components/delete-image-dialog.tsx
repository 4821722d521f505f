import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { IMAGES, type NumberedImage } from '../api/use-images.ts';

/** Deletes a site image after a confirmation (ADM-10). */
export function useDeleteImage() {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  return useConfirmation(
    (image: NumberedImage) => client.images.delete(image.id),
    () => {
      announce(t('images.deleted'));
      void queryClient.invalidateQueries({ queryKey: [IMAGES] });
    },
  );
}

/** The confirmation of `useDeleteImage`. */
export function DeleteImageDialog({ deletion }: { deletion: ReturnType<typeof useDeleteImage> }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...deletion.dialog}
      question={t('images.deleteQuestion')}
      text={t('images.deleteText')}
      confirm={t('images.delete')}
    />
  );
}
