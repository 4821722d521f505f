import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { useImageName } from '../hooks/use-image-name.ts';
import { IMAGES, type NumberedImage } from './use-images.ts';
import { useUndoImageChange } from './use-undo-image-change.ts';

/** Moves an image within its type. */
export type ReorderImage = {
  /** @param by −1 for one position earlier, 1 for one position later */
  move: (image: NumberedImage, by: -1 | 1) => void;
  isReordering: boolean;
};

/** An image and its new number. */
type Move = { image: NumberedImage; number: number };

/** The announcement of a move has an Undo, on the server where it has the feature `undo`. Undefined without the feature `site-image-order`. */
export function useReorderImage(): ReorderImage | undefined {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const update = {
    mutationFn: ({ image, number }: Move) =>
      client.images.update(image.id, { position: number - 1 }),
    onError: () => announce(t('images.moveFailed'), { severity: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [IMAGES] }),
  };
  const imageName = useImageName();
  const { optionsFor } = useUndoImageChange();
  const textOf = ({ image, number }: Move) =>
    t('images.moved', { name: imageName({ ...image, number }) });
  const undo = useMutation({ ...update, onSuccess: (_image, move) => announce(textOf(move)) });
  const { mutate, isPending } = useMutation({
    ...update,
    onSuccess: (saved, move) => {
      const { image } = move;
      const onServer = optionsFor({ id: image.id, name: imageName(image) }, saved?.change_id);
      const back = () => undo.mutate({ image, number: image.number });
      announce(textOf(move), onServer ?? { undo: back });
    },
  });
  if (!client.features().has('site-image-order')) return undefined;
  return {
    move: (image, by) => mutate({ image, number: image.number + by }),
    isReordering: isPending || undo.isPending,
  };
}
