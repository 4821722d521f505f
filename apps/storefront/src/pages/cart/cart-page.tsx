import { useRef } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState } from '@shop/ui';
import { CartLayout } from '../../features/cart/cart-layout.tsx';
import { CartNews } from '../../features/cart/cart-news.tsx';
import { CartSkeleton } from '../../features/cart/cart-skeleton.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { useRepairs } from '../../features/cart/use-repairs.ts';
import { useTodaysProducts } from '../../features/catalogue/use-todays-products.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import { RemovalToast } from './removal-toast.tsx';
import { useRemovals } from './use-removals.ts';

/** CART-5…9: the lines, what has changed about them, their sums, and the way to the checkout. */
export function CartPage() {
  const { t } = useTranslation();
  const { lines, isRestored } = useCart();
  const { products: today } = useTodaysProducts(lines.map(({ _id }) => _id));
  const { news, repair, repairAll } = useRepairs(today);
  const { latest, count, remove, reset, undo, forget } = useRemovals();
  const notice = useRef<HTMLDivElement>(null);
  const { title, fromTitle } = useTitleFocus();
  const isEmpty = lines.length === 0;
  const leadToNotice = news.length > 0 ? () => notice.current?.focus() : undefined;

  return (
    <CartLayout
      title={t('cart.title')}
      titleRef={title}
      notices={
        <>
          <RemovalToast removal={latest} id={count} onUndo={fromTitle(undo)} onClose={forget} />
          <CartNews
            hasNews={news.length > 0}
            onRepair={fromTitle(() => repairAll())}
            ref={notice}
          />
        </>
      }
      summary={!isEmpty && <CartSummary lines={lines} onUnrepaired={leadToNotice} />}
    >
      <PageHead title={t('cart.title')} isUnlisted />
      {isEmpty && (isRestored ? <EmptyCart /> : <CartSkeleton />)}
      {!isEmpty && (
        <CartLines
          lines={lines}
          today={today}
          onRemove={fromTitle(remove)}
          onReset={fromTitle(reset)}
          onRepair={fromTitle(repair)}
        />
      )}
    </CartLayout>
  );
}

/**
 * Moves the focus from a button that leaves with what it did to the page's title, from where Tab
 * leads to what took its place: the way to undo it.
 */
function useTitleFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  function fromTitle<Args extends unknown[]>(act: (...args: Args) => void) {
    return (...args: Args) => {
      act(...args);
      title.current?.focus({ preventScroll: true });
    };
  }
  return { title, fromTitle };
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
