import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState } from '@shop/ui';
import { CartLayout } from '../../features/cart/cart-layout.tsx';
import { CartIssuesNotice } from '../../features/cart/cart-issues-notice.tsx';
import { CartSkeleton } from '../../features/cart/cart-skeleton.tsx';
import { RestoreLinesButton } from '../../features/cart/restore-lines-button.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { useCartIssues } from '../../features/cart/use-cart-issues.ts';
import { PopularProducts } from '../../features/catalogue/popular-products.tsx';
import { useCurrentProducts } from '../../features/catalogue/use-current-products.ts';
import { ViewedProducts } from '../../features/catalogue/viewed-products.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useStoredIds } from '../../lib/stored-ids.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import { RemovalToast } from './removal-toast.tsx';
import { useRemovals } from './use-removals.ts';
import styles from './cart-page.module.css';

/** CART-5…9: the lines with their issues, the totals, and the link to the checkout. */
export function CartPage() {
  const { t } = useTranslation();
  const { lines, isRestored } = useCart();
  const { products: current } = useCurrentProducts(lines.map(({ _id }) => _id));
  const { issues, fixLine, fixAll } = useCartIssues(current);
  const { latest, count, remove, reset, undo, clear } = useRemovals();
  const notice = useRef<HTMLDivElement>(null);
  const { title, focusTitleAfter } = useFocusTitleAfter();
  const isEmpty = lines.length === 0;
  const focusNotice = issues.length > 0 ? () => notice.current?.focus() : undefined;

  return (
    <CartLayout
      title={t('cart.title')}
      titleRef={title}
      notices={
        <>
          <RemovalToast
            removal={latest}
            id={count}
            onUndo={focusTitleAfter(undo)}
            onClose={clear}
          />
          <CartIssuesNotice
            hasIssues={issues.length > 0}
            onFix={focusTitleAfter(() => fixAll())}
            ref={notice}
          />
        </>
      }
      summary={!isEmpty && <CartSummary lines={lines} onUnresolved={focusNotice} />}
    >
      <PageHead title={t('cart.title')} noIndex />
      {isEmpty && (isRestored ? <EmptyCart /> : <CartSkeleton />)}
      {!isEmpty && (
        <>
          <CartLines
            lines={lines}
            current={current}
            onRemove={focusTitleAfter(remove)}
            onReset={focusTitleAfter(reset)}
            onFix={focusTitleAfter(fixLine)}
          />
          <RestoreLinesButton />
        </>
      )}
    </CartLayout>
  );
}

/**
 * Wraps an action whose button is removed by it: afterwards, the page's title has the focus, and Tab moves the
 * focus to the Undo button.
 */
function useFocusTitleAfter() {
  const title = useRef<HTMLHeadingElement>(null);
  function focusTitleAfter<Args extends unknown[]>(action: (...args: Args) => void) {
    return (...args: Args) => {
      action(...args);
      title.current?.focus({ preventScroll: true });
    };
  }
  return { title, focusTitleAfter };
}

/** CART-9: the message and the link of an empty cart, then the products seen lately and other popular ones. */
function EmptyCart() {
  const { t } = useTranslation();
  const viewed = useStoredIds('viewed');
  return (
    <div className={styles.empty}>
      <EmptyState
        title={t('cart.empty')}
        action={
          <>
            <ButtonLink renderLink={(props) => <Link to={paths.shop()} {...props} />}>
              {t('cart.continue')}
            </ButtonLink>
            <RestoreLinesButton />
          </>
        }
      >
        {t('cart.emptyText')}
      </EmptyState>
      <ViewedProducts />
      <PopularProducts except={viewed} />
    </div>
  );
}
