import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { IMAGES, type NumberedImage } from './use-images.ts';

/** Moves an image among those of its type. */
export type MoveImage = {
  /** @param by −1 for one place earlier, 1 for one place later */
  move: (image: NumberedImage, by: -1 | 1) => void;
  isMoving: boolean;
};

/** Undefined where the host keeps no order of images (feature `image-order`). */
export function useMoveImage(): MoveImage | undefined {
  const { t } = useTranslation();
  const { client } = useShop();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, number }: NumberedImage) => client.updateImage(id, { position: number - 1 }),
    onSuccess: (_image, { image_type, number }) =>
      announce(t('images.moved', { type: t(`imageTypes.${image_type}`), number })),
    onError: () => announce(t('images.notMoved')),
    onSettled: () => queries.invalidateQueries({ queryKey: [IMAGES] }),
  });
  if (!client.features().has('image-order')) return undefined;
  return {
    move: (image, by) => mutate({ ...image, number: image.number + by }),
    isMoving: isPending,
  };
}
