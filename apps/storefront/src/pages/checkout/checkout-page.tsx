import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { CartLayout } from '../../features/cart/cart-layout.tsx';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { CartIssuesNotice } from '../../features/cart/cart-issues-notice.tsx';
import { CartSkeleton } from '../../features/cart/cart-skeleton.tsx';
import { subtractLines } from '../../features/cart/undo-removal.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { useUpdateCart } from '../../features/cart/use-update-cart.ts';
import { useCartIssues } from '../../features/cart/use-cart-issues.ts';
import { useCurrentProducts } from '../../features/catalogue/use-current-products.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { Confirmation } from './confirmation.tsx';
import { CartIssueList } from './cart-issue-list.tsx';
import { OrderSummary } from './order-summary.tsx';
import { acceptedOrderFromState, acceptedOrder } from './accepted-order.ts';
import type { AcceptedSubmission } from './submit-order.ts';
import { isFixable, useSubmitOrder } from './use-submit-order.ts';
import './quiet-header.css';

/**
 * CMD-1…6: the summary and the form, then the confirmation. The order has the lines of the cart, not of the
 * navigation state, which may be stale (F5). The confirmation is stored in the history entry, so that a
 * reload displays it again.
 */
export function CheckoutPage() {
  const { state }: { state: unknown } = useLocation();
  const { lines, isRestored } = useCart();
  const [accepted, setAccepted] = useAcceptedSubmission();
  const [submitting, setSubmitting] = useState<readonly CartLine[]>([]);
  const confirmed = accepted ? acceptedOrder(accepted) : acceptedOrderFromState(state);
  if (confirmed) return <Confirmation order={confirmed} contact={accepted?.order} />;
  // Another tab that submits this order may empty the cart before the response to this tab.
  const ordered = lines.length > 0 ? lines : submitting;
  if (ordered.length > 0) {
    return <Checkout lines={ordered} onSubmitting={setSubmitting} onAccepted={setAccepted} />;
  }
  return (
    <>
      {isRestored ? <Navigate to={paths.cart} replace /> : <PageHead noIndex />}
      <CartSkeleton />
    </>
  );
}

type CheckoutProps = {
  lines: readonly CartLine[];
  onSubmitting: (lines: readonly CartLine[]) => void;
  onAccepted: (accepted: AcceptedSubmission) => void;
};

function Checkout({ lines, onSubmitting, onAccepted }: CheckoutProps) {
  const { t } = useTranslation();
  // Fetched when the page opens, so that the client has received the features before Submit (api.md).
  const { products: current, refetch } = useCurrentProducts(lines.map(({ _id }) => _id));
  const { issues, fixAll } = useCartIssues(current);
  const fixCart = async () => fixAll(await refetch());
  const order = useSubmitOrder({ lines, fixCart, onSubmitting, onAccepted });
  const title = useRef<HTMLHeadingElement>(null);
  // A notice, not a rule: they do not prevent a submission (CMD-1), and the API server compares stock and total (CMD-5).
  const hasIssues = issues.length > 0 && !isFixable(order.failure);
  const isOutdated = hasIssues || isFixable(order.failure);

  function fixCartIssues() {
    fixAll();
    title.current?.focus({ preventScroll: true });
  }

  return (
    <CartLayout
      title={t('checkout.title')}
      titleRef={title}
      notices={
        <CartIssuesNotice hasIssues={hasIssues} onFix={fixCartIssues}>
          <CartIssueList issues={issues} />
        </CartIssuesNotice>
      }
      summary={<OrderSummary lines={lines} isOutdated={isOutdated} />}
    >
      <PageHead title={t('checkout.title')} noIndex />
      <CheckoutForm lines={lines} order={order} isOutdated={isOutdated} />
    </CartLayout>
  );
}

/**
 * After an order is accepted and its confirmation is rendered, removes its lines from the cart (CMD-4) and
 * stores it in the history entry. Not earlier, because an empty cart redirects. Lines that another tab added
 * meanwhile stay.
 */
function useAcceptedSubmission() {
  const updateCart = useUpdateCart();
  const removeFromCart = useEffectEvent(({ lines }: AcceptedSubmission) =>
    updateCart((cart) => subtractLines(cart, lines)),
  );
  const navigate = useNavigate();
  const [accepted, setAccepted] = useState<AcceptedSubmission>();
  useEffect(() => {
    if (!accepted) return;
    removeFromCart(accepted);
    void navigate(paths.checkout, { replace: true, state: { placed: acceptedOrder(accepted) } });
  }, [accepted, navigate]);
  return [accepted, setAccepted] as const;
}
