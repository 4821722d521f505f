import type { CreateOptions } from '@shop/api-client';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useUndoEdit } from '../../../features/edit-undo/use-undo-edit.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** The undo of a mark of a message on the server, and the button Undo of a message about it (feature `undo`). */
export function useUndoMark() {
  const { t } = useTranslation();
  const { client } = useShop();
  const { undo, optionsFor } = useUndoEdit(useAnnounce());
  const edited = (id: string) => ({
    name: t('queries.inHistory', { id }),
    send: (change: string, options: CreateOptions) => client.queries.undo(id, change, options),
  });
  return {
    undo: (id: string, change: string) => undo(edited(id), change),
    optionsFor: (id: string, change: string | undefined) => optionsFor(edited(id), change),
  };
}
