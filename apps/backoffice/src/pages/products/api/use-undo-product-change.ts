import { CreateOutcomeError } from '@shop/api-client';
import { useLanguage } from '@shop/app-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { quoteInside } from '../../../lib/quote-inside.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useUndoRejection } from '../hooks/use-undo-rejection.ts';
import { undoOnce } from './undo-once.ts';

type Changed = { product_Id?: string; product_name: string };

/**
 * `undo` undoes a change of a product (feature `undo`), announces the result and reads again what that changes: also
 * stock, orders and statistics. A rejection says what the product is like now. After a lost response the message has
 * Retry, with the same key. `actionFor` is the button Undo of a message about a change.
 */
export function useUndoProductChange() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const rejectionOf = useUndoRejection();

  /** @returns whether the change is undone */
  async function undo(
    { product_Id, product_name }: Required<Changed>,
    change: string,
    send = undoOnce(client, { product_Id }),
  ): Promise<boolean> {
    const name = quoteInside(product_name, language);
    try {
      await send(change);
      announce(t('productHistory.undone', { name }));
      return true;
    } catch (error) {
      const isUnknown = error instanceof CreateOutcomeError;
      const again = () => void undo({ product_Id, product_name }, change, send);
      const text = t(isUnknown ? 'productHistory.maybe' : 'productHistory.failed', { name });
      announce(`${text} ${rejectionOf(error)}`, {
        severity: 'error',
        ...(isUnknown && { action: { text: t('retry'), onClick: again } }),
      });
      return false;
    } finally {
      void queryClient.invalidateQueries();
    }
  }

  function actionFor({ product_Id, product_name }: Changed, change: string | undefined) {
    if (change === undefined || product_Id === undefined) return undefined;
    const onClick = () => void undo({ product_Id, product_name }, change);
    return { action: { text: t('undo'), onClick } };
  }

  return { undo, actionFor };
}
