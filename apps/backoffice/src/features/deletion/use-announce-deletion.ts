import { binEntryId } from '@shop/contract/bin-entry-id';
import type { BinKind } from '@shop/contract/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../lib/error-key.ts';
import { restoreFromBin } from '../../lib/restore-from-bin.ts';
import { useShop } from '../../lib/shop-context.ts';

type Options = {
  severity?: 'error';
  undo?: () => void;
};

/**
 * Announces a deletion, with Undo where the API server has a bin. What the undo changes is read again: also orders,
 * customers and stock.
 * @param announce shows a message; `useAnnounce`
 */
export function useAnnounceDeletion(
  kind: BinKind,
  announce: (text: string, options?: Options) => void,
) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();

  async function undo(objects: readonly string[]) {
    const errors: unknown[] = [];
    for (const object of objects) {
      await restoreFromBin(client, binEntryId(kind, object)).catch((error: unknown) =>
        errors.push(error),
      );
    }
    void queryClient.invalidateQueries();
    if (errors.length === 0) return announce(t('deletion.undone'));
    const reason = t(`errors.${errorKey(errors[0])}`);
    const failure =
      errors.length === 1 && objects.length === 1
        ? t('deletion.undoFailed')
        : t('selection.undoFailed', { count: errors.length });
    return announce(`${failure} ${reason}`, { severity: 'error' });
  }

  return (text: string, objects: readonly string[]) => {
    const hasBin = client.features().has('undo');
    if (!hasBin) return announce(text);
    return announce(text, { undo: () => void undo(objects) });
  };
}
