import { useTranslation } from '@shop/i18n/react';
import { Button, Toast } from '@shop/ui';
import type { Removal } from '../../features/cart/removed-lines.ts';
import { useVariantText } from '../../features/cart/use-variant-text.ts';

type Props = {
  removal: Removal | undefined;
  /** Tells this removal from the one before it. */
  id: number;
  onUndo: () => void;
  onClose: () => void;
};

/** Says what left the cart and offers it back; with several, the one before follows. */
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
        <Button look="quiet" onClick={onUndo}>
          {t('cart.undo')}
        </Button>
      }
      closeLabel={t('close')}
      onClose={onClose}
    />
  );
}
