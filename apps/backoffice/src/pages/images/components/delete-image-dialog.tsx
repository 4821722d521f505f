import Box from '@mui/material/Box';
import { ProductImage } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useAnnounceDeletion } from '../../../features/deletion/use-announce-deletion.ts';
import { useRestoreHint } from '../../../features/deletion/use-restore-hint.ts';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { deleteOnce } from '../../../lib/delete-once.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useImageName } from '../hooks/use-image-name.ts';
import { IMAGES, type NumberedImage } from '../api/use-images.ts';

/** Deletes a site image after a confirmation (ADM-10). */
export function useDeleteImage() {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounceDeletion('site_image', useAnnounce());
  return useConfirmation(
    ({ id }: NumberedImage, isRepeat) => deleteOnce(() => client.images.delete(id), isRepeat),
    ({ id }) => announce(t('images.deleted'), [id]),
    () => void queryClient.invalidateQueries({ queryKey: [IMAGES] }),
  );
}

const IMAGE_WIDTH = 160;

/** The confirmation of `useDeleteImage`, with the name and the image. */
export function DeleteImageDialog({ deletion }: { deletion: ReturnType<typeof useDeleteImage> }) {
  const { t } = useTranslation();
  const { client } = useShop();
  const imageName = useImageName();
  const restoreHint = useRestoreHint();
  const { target } = deletion;
  return (
    <ConfirmDialog
      {...deletion.dialog}
      question={t('images.deleteQuestion')}
      text={
        target ? `${t('images.deleteText', { name: imageName(target) })} ${restoreHint}`.trim() : ''
      }
      confirm={t('images.delete')}
      failure={t('images.deleteFailed')}
    >
      {target && (
        <Box sx={{ width: '5rem' }}>
          <ProductImage src={client.imageUrl(target.image, IMAGE_WIDTH)} alt="" />
        </Box>
      )}
    </ConfirmDialog>
  );
}
