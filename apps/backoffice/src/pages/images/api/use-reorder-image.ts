import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { IMAGES, type NumberedImage } from './use-images.ts';

/** Moves an image within its type. */
export type ReorderImage = {
  /** @param by −1 for one position earlier, 1 for one position later */
  move: (image: NumberedImage, by: -1 | 1) => void;
  isReordering: boolean;
};

/** Undefined without the feature `site-image-order`. */
export function useReorderImage(): ReorderImage | undefined {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, number }: NumberedImage) =>
      client.images.update(id, { position: number - 1 }),
    onSuccess: (_image, { image_type, number }) =>
      announce(t('images.moved', { type: t(`imageTypes.${image_type}`), number })),
    onError: () => announce(t('images.moveFailed'), { severity: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [IMAGES] }),
  });
  if (!client.features().has('site-image-order')) return undefined;
  return {
    move: (image, by) => mutate({ ...image, number: image.number + by }),
    isReordering: isPending,
  };
}
