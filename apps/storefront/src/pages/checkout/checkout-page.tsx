import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { useCart, useCartDispatch } from '../../features/cart/use-cart.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { Confirmation } from './confirmation.tsx';
import { OrderSummary } from './order-summary.tsx';
import { placedFromState, type PlacedOrder } from './placed-order.ts';
import styles from './checkout-page.module.css';

/**
 * CMD-1…6: the summary and the form, then the confirmation. The cart decides what is ordered, never
 * the navigation state, which may be stale (F5); the confirmation lives in the page's history, so
 * that a reload shows it again.
 */
export function CheckoutPage() {
  const { state }: { state: unknown } = useLocation();
  const { lines, isRestored } = useCart();
  const [placed, setPlaced] = usePlaced();
  const shown = placed ?? placedFromState(state);
  if (shown) return <Confirmation order={shown} />;
  if (lines.length > 0) return <Checkout lines={lines} onPlaced={setPlaced} />;
  return isRestored ? <Navigate to={paths.cart} replace /> : <PageHead isUnlisted />;
}

function Checkout({
  lines,
  onPlaced,
}: {
  lines: readonly CartLine[];
  onPlaced: (order: PlacedOrder) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHead title={t('checkout.title')} isUnlisted />
      <h1>{t('checkout.title')}</h1>
      <div className={styles.columns}>
        <CheckoutForm lines={lines} onPlaced={onPlaced} />
        <OrderSummary lines={lines} />
      </div>
    </div>
  );
}

/**
 * Once an order is placed and its confirmation stands, empties the cart (CMD-4) and moves the order
 * into the history; in that order, so that the emptied cart leads nobody away.
 */
function usePlaced() {
  const dispatch = useCartDispatch();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState<PlacedOrder>();
  useEffect(() => {
    if (!placed) return;
    dispatch({ type: 'cart/reset' });
    void navigate(paths.checkout, { replace: true, state: { placed } });
  }, [placed, dispatch, navigate]);
  return [placed, setPlaced] as const;
}
