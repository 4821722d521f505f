import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState } from '@shop/ui';
import { useCart } from '../../features/cart/use-cart.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import styles from './cart-page.module.css';

/** CART-5…9: the lines, their sums, and the way to the checkout. */
export function CartPage() {
  const { t } = useTranslation();
  const { lines, isRestored } = useCart();
  const isEmpty = lines.length === 0;
  return (
    <div className={styles.page}>
      <PageHead title={t('cart.title')} isUnlisted />
      <h1>{t('cart.title')}</h1>
      {isEmpty && !isRestored && <CartSkeleton />}
      {isEmpty && isRestored && <EmptyCart />}
      {!isEmpty && (
        <div className={styles.columns}>
          <CartLines lines={lines} />
          <CartSummary lines={lines} />
        </div>
      )}
    </div>
  );
}

/** CART-9 */
function EmptyCart() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('cart.empty')}
      action={
        <ButtonLink renderLink={(parts) => <Link to={paths.shop()} {...parts} />}>
          {t('cart.continue')}
        </ButtonLink>
      }
    >
      {t('cart.emptyText')}
    </EmptyState>
  );
}
