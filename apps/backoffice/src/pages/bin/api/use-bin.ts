import { isApiError } from '@shop/api-client';
import type { BinEntry, OutOfStockLine } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '@shop/app-kit';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { deleteOnce } from '../../../lib/delete-once.ts';
import { errorKey } from '../../../lib/error-key.ts';
import { BIN } from '../../../lib/query-keys.ts';
import { quoteInside } from '../../../lib/quote-inside.ts';
import { restoreFromBin } from '../../../lib/restore-from-bin.ts';
import { useShop } from '../../../lib/shop-context.ts';

/**
 * Restores an entry, then reads again what that changes. Another entry can be restored meanwhile. `outOfStockLines` are
 * those of an order of which fewer pieces are left; the entry shows them, and any other failure is announced.
 */
export function useRestore() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const restore = useMutation({
    mutationFn: ({ id }: BinEntry) => restoreFromBin(client, id),
    onSuccess: (_nothing, { kind, object: id, name }) =>
      announce(t(`bin.restored.${kind}`, { id, name: quoteInside(name, language) })),
    onError(error) {
      if (outOfStockLinesOf(error).length > 0) return;
      const key = errorKey(error);
      const reasons = { not_found: t('bin.notFound'), out_of_stock: t('bin.short') };
      const reason =
        key === 'not_found' || key === 'out_of_stock' ? reasons[key] : t(`errors.${key}`);
      announce(`${t('bin.restoreFailed')} ${reason}`, { severity: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  return { ...restore, outOfStockLines: outOfStockLinesOf(restore.error) };
}

function outOfStockLinesOf(error: unknown): readonly OutOfStockLine[] {
  return (isApiError(error) && error.lines) || [];
}

/** Deletes an entry for good after a confirmation. */
export function useDeleteForGood() {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  return useConfirmation(
    ({ id }: BinEntry, isRepeat) => deleteOnce(() => client.bin.delete(id), isRepeat),
    () => announce(t('bin.deleted')),
    () => void queryClient.invalidateQueries({ queryKey: [BIN] }),
  );
}
