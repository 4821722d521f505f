import { useTranslation } from 'react-i18next';
import { Button, Toast } from '@shop/ui';
import type { Removal } from '../../features/cart/undo-removal.ts';
import { useVariantText } from '../../features/cart/use-variant-text.ts';

type Props = {
  removal: Removal | undefined;
  /** Identifies the removal: a new id displays the toast again. */
  id: number;
  onUndo: () => void;
  onClose: () => void;
};

/** A toast with the removed lines and an Undo button. After Undo, it displays the removal before. */
export function RemovalToast({ removal, id, onUndo, onClose }: Props) {
  const { t } = useTranslation();
  const variant = useVariantText();
  const [only, another] = removal ?? [];
  const message =
    only && !another
      ? t('cart.removed', { name: only.line.productName, variant: variant(only.line) })
      : t('cart.removedAll', { count: removal?.length ?? 0 });
  return (
    <Toast
      message={removal && message}
      id={id}
      action={
        <Button variant="quiet" onClick={onUndo}>
          {t('cart.undo')}
        </Button>
      }
      closeLabel={t('close')}
      onClose={onClose}
    />
  );
}
