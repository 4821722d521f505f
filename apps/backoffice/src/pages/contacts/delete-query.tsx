import type { Query } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useConfirmed } from '../../features/confirm/use-confirmed.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { QUERIES } from './query-source.ts';

/** Deletes a query after asking (ADM-9). */
export function useDeleteQuery(onDone: () => void) {
  const { t } = useTranslation();
  const { client } = useShop();
  const cache = useQueryClient();
  const announce = useAnnounce();
  return useConfirmed(
    (query: Query) => client.deleteQuery(query.id),
    () => {
      onDone();
      announce(t('queries.deleted'));
      void cache.invalidateQueries({ queryKey: [QUERIES] });
    },
  );
}

/** The question of `useDeleteQuery`, in the specified words. */
export function DeleteQuery({ deletion }: { deletion: ReturnType<typeof useDeleteQuery> }) {
  const { t } = useTranslation();
  const { target, dialog } = deletion;
  return (
    <ConfirmDialog
      {...dialog}
      question={t('queries.deleteQuestion')}
      text={
        target ? t('queries.deleteText', { name: target.client_name, email: target.email }) : ''
      }
      confirm={t('queries.delete')}
    />
  );
}
