import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Toast } from '@shop/ui';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './added-to-cart.module.css';
import type { CartLine } from './cart-line.ts';
import type { MiniCartProps } from './mini-cart.tsx';

/** The toast is displayed while the mini-cart is loaded, and instead of it when it cannot be loaded. */
const MiniCart = lazyComponent(
  async () => (await import('./mini-cart.tsx')).MiniCart,
  AddedToast,
  AddedToast,
);

type AddedToCartProps = Pick<MiniCartProps, 'onClose'> & { line: CartLine | undefined };

/** The mini-cart after Add to Cart. The live region must be mounted before the message. */
export function AddedToCart({ line, onClose }: AddedToCartProps) {
  const { t } = useTranslation();
  const message = line && t('product.added', { name: line.productName, count: line.quantity });
  return (
    <output className={styles.region}>
      {line && message && <MiniCart line={line} message={message} onClose={onClose} />}
    </output>
  );
}

function AddedToast({ message, onClose }: MiniCartProps) {
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
