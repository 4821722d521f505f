import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { CartLayout } from '../../features/cart/cart-layout.tsx';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { CartNews } from '../../features/cart/cart-news.tsx';
import { CartSkeleton } from '../../features/cart/cart-skeleton.tsx';
import { withoutLines } from '../../features/cart/removed-lines.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { useChangeCart } from '../../features/cart/use-change-cart.ts';
import { useRepairs } from '../../features/cart/use-repairs.ts';
import { useTodaysProducts } from '../../features/catalogue/use-todays-products.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { Confirmation } from './confirmation.tsx';
import { NewsList } from './news-list.tsx';
import { OrderSummary } from './order-summary.tsx';
import { placedFromState, placedOrder } from './placed-order.ts';
import type { Taken } from './send-order.ts';
import { useOrder } from './use-order.ts';

/**
 * CMD-1…6: the summary and the form, then the confirmation. The cart decides what is ordered, never
 * the navigation state, which may be stale (F5); the confirmation lives in the page's history, so
 * that a reload shows it again.
 */
export function CheckoutPage() {
  const { state }: { state: unknown } = useLocation();
  const { lines, isRestored } = useCart();
  const [taken, setTaken] = useTaken();
  const [sending, setSending] = useState<readonly CartLine[]>([]);
  const shown = taken ? placedOrder(taken) : placedFromState(state);
  if (shown) return <Confirmation order={shown} />;
  // Another tab that places this order empties the cart while this one waits for the answer.
  const ordered = lines.length > 0 ? lines : sending;
  if (ordered.length > 0) {
    return <Checkout lines={ordered} onSending={setSending} onPlaced={setTaken} />;
  }
  return (
    <>
      {isRestored ? <Navigate to={paths.cart} replace /> : <PageHead isUnlisted />}
      <CartSkeleton />
    </>
  );
}

type CheckoutProps = {
  lines: readonly CartLine[];
  onSending: (lines: readonly CartLine[]) => void;
  onPlaced: (taken: Taken) => void;
};

function Checkout({ lines, onSending, onPlaced }: CheckoutProps) {
  const { t } = useTranslation();
  // Asked when the page opens: tells the client, too, what the host can do before Submit (host.md).
  const { products: today, askAgain } = useTodaysProducts(lines.map(({ _id }) => _id));
  const { news, repairAll } = useRepairs(today);
  const takeOver = async () => repairAll(await askAgain());
  const order = useOrder({ lines, takeOver, onSending, onPlaced });
  const notice = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const hasNews = news.length > 0 && order.failure === undefined;

  function repair() {
    repairAll();
    title.current?.focus({ preventScroll: true });
  }

  return (
    <CartLayout
      title={t('checkout.title')}
      titleRef={title}
      notices={
        <CartNews hasNews={hasNews} onRepair={repair} ref={notice}>
          <NewsList news={news} />
        </CartNews>
      }
      summary={<OrderSummary lines={lines} />}
    >
      <PageHead title={t('checkout.title')} isUnlisted />
      <CheckoutForm
        lines={lines}
        order={order}
        onUnrepaired={hasNews ? () => notice.current?.focus() : undefined}
      />
    </CartLayout>
  );
}

/**
 * Once an order is taken and its confirmation stands, empties the cart of it (CMD-4) and moves the
 * order into the history; in that order, so that the emptied cart leads nobody away. What another
 * tab added meanwhile stays.
 */
function useTaken() {
  const changeCart = useChangeCart();
  const empty = useEffectEvent(({ lines }: Taken) => changeCart((now) => withoutLines(now, lines)));
  const navigate = useNavigate();
  const [taken, setTaken] = useState<Taken>();
  useEffect(() => {
    if (!taken) return;
    empty(taken);
    void navigate(paths.checkout, { replace: true, state: { placed: placedOrder(taken) } });
  }, [taken, navigate]);
  return [taken, setTaken] as const;
}
