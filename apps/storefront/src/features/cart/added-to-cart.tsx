import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Toast } from '@shop/ui';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './added-to-cart.module.css';
import type { AddedLine } from './cart-line.ts';

type Props = AddedLine & { onClose: () => void };

/** The toast is displayed while the mini-cart is loaded, and instead of it when it cannot be loaded. */
const MiniCart = lazyComponent(
  async () => (await import('./mini-cart.tsx')).MiniCart,
  AddedToast,
  AddedToast,
);

/** The mini-cart after Add to Cart. The live region must be mounted before the message. */
export function AddedToCart({
  added,
  onClose,
}: {
  added: AddedLine | undefined;
  onClose: () => void;
}) {
  return (
    <output className={styles.region}>{added && <MiniCart {...added} onClose={onClose} />}</output>
  );
}

function AddedToast({ message, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Toast
      message={message}
      closeLabel={t('close')}
      onClose={onClose}
      action={
        <Link className={styles.toCart} to={paths.cart}>
          {t('product.goToCart')}
        </Link>
      }
    />
  );
}
