import type { CreateOptions } from '@shop/api-client';
import { useUndoEdit } from '../../../features/edit-undo/use-undo-edit.ts';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';

/** The undo of a change of a site image, and the button Undo of a message about it (feature `undo`). */
export function useUndoImageChange() {
  const { client } = useShop();
  const { undo, optionsFor } = useUndoEdit(useAnnounce());
  const edited = (id: string, name: string) => ({
    name,
    send: (change: string, options: CreateOptions) => client.images.undo(id, change, options),
  });
  return {
    undo: (image: { id: string; name: string }, change: string) =>
      undo(edited(image.id, image.name), change),
    optionsFor: (image: { id: string; name: string }, change: string | undefined) =>
      optionsFor(edited(image.id, image.name), change),
  };
}
