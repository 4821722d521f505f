import type { Order } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { undoChange } from './undo-change.ts';
import { undoableVersion } from './undoable-version.ts';

/**
 * `undo` undoes the latest change of an order (feature `undo`), announces the result and reads again what that
 * changes: also stock, customers and statistics. `optionsFor` are those of the message about a change: its button
 * Undo, when the change is the latest of the order's history that can be undone; a note is none.
 */
export function useUndoOrderChange() {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();

  async function undo(id: string, version: string) {
    try {
      await undoChange(client, id, version);
      announce(t('orders.undone', { id }));
    } catch (error) {
      const key = errorKey(error);
      const reason = t(key === 'bad_transition' ? 'orders.undoLate' : `errors.${key}`);
      announce(`${t('orders.undoFailed')} ${reason}`, { severity: 'error' });
    }
    await queryClient.invalidateQueries();
  }

  function optionsFor(order: Order | null) {
    const version = undoableVersion(order);
    if (!order || version === undefined) return undefined;
    return { action: { text: t('undo'), onClick: () => void undo(order.command_id, version) } };
  }

  return { undo, optionsFor };
}
