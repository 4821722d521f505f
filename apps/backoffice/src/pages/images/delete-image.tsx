import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useConfirmed } from '../../features/confirm/use-confirmed.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { IMAGES, type NumberedImage } from './use-images.ts';

/** Deletes a site image after asking (ADM-10). */
export function useDeleteImage() {
  const { t } = useTranslation();
  const { client } = useShop();
  const queries = useQueryClient();
  const announce = useAnnounce();
  return useConfirmed(
    (image: NumberedImage) => client.deleteImage(image.id),
    () => {
      announce(t('images.deleted'));
      void queries.invalidateQueries({ queryKey: [IMAGES] });
    },
  );
}

/** The question of `useDeleteImage`. */
export function DeleteImage({ deletion }: { deletion: ReturnType<typeof useDeleteImage> }) {
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
