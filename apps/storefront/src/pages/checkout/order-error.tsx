import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, isResponseLost } from '@shop/api-client';
import { keyOfVariant } from '@shop/contract/variant-key';
import type { OutOfStockLine } from '@shop/contract/schemas';
import { Button } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { useVariantText } from '../../features/cart/use-variant-text.ts';
import { useMoney } from '../../lib/use-money.ts';
import { RequestReference } from '../../components/request-reference.tsx';
import { CallOrWrite } from '../../components/call-or-write.tsx';
import { isFixable, type OrderSubmission } from './use-submit-order.ts';
import styles from './checkout-form.module.css';

type Props = { order: OrderSubmission; lines: readonly CartLine[] };

/** CMD-5: the specified message, the reasons from the API server, and a button that fixes the cart. */
export function OrderError({ order, lines }: Props) {
  const { t } = useTranslation();
  const { failure, refresh } = order;
  const refreshed = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    // The clicked button, which had the focus, is removed.
    if (refresh === 'done') refreshed.current?.focus({ preventScroll: true });
  }, [refresh]);

  return (
    <>
      <output className={styles.refreshed} ref={refreshed} tabIndex={-1}>
        {refresh === 'done' && t('checkout.cartUpdated')}
      </output>
      {failure !== undefined && <ErrorMessage order={order} lines={lines} />}
    </>
  );
}

function ErrorMessage({ order, lines }: Props) {
  const { t } = useTranslation();
  const { failure, refresh, refreshFailure, isBusy, refreshPrices } = order;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // With field errors, the first invalid field has the focus.
    if (!isApiError(failure) || !failure.fields) box.current?.focus();
  }, [failure]);

  return (
    <div className={styles.failure} role="alert" ref={box} tabIndex={-1}>
      <p className={styles.message}>{t('checkout.failed')}</p>
      <Reasons failure={failure} lines={lines} />
      <p>{t('checkout.nothingLost')}</p>
      {refresh === 'failed' && (
        <p>
          {t('checkout.updateFailed')}
          <RequestReference error={refreshFailure} />
        </p>
      )}
      {isFixable(failure) && (
        <Button
          loadingText={isBusy ? t('pleaseWait') : undefined}
          onClick={() => void refreshPrices()}
        >
          {t('cart.update')}
        </Button>
      )}
      {!hasOwnRemedy(failure) && <OtherWays isLost={isResponseLost(failure)} />}
    </div>
  );
}

/** Whether the cart can be updated, the fields show what to correct, or the reason has its own links. */
function hasOwnRemedy(failure: unknown): boolean {
  return isFixable(failure) || (isApiError(failure) && Boolean(failure.fields ?? failure.exceeded));
}

/** How else to order. After a lost response the order may have arrived: the shopper asks, and does not order twice. */
function OtherWays({ isLost }: { isLost: boolean }) {
  const { t } = useTranslation();
  return isLost ? (
    <CallOrWrite text={t('checkout.lostHelp')} message={t('checkout.lostWhatsAppText')} />
  ) : (
    <CallOrWrite text={t('checkout.failedHelp')} message={t('checkout.failedWhatsAppText')} />
  );
}

function Reasons({ failure, lines }: { failure: unknown; lines: readonly CartLine[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  if (!isApiError(failure)) return null;
  if (failure.lines) {
    return failure.lines.map((outOfStock) => (
      <OutOfStockText
        key={`${outOfStock.product} ${outOfStock.color} ${outOfStock.size}`}
        outOfStock={outOfStock}
        lines={lines}
      />
    ));
  }
  if (failure.exceeded) {
    const { of, max } = failure.exceeded;
    return (
      <>
        <p>{t(`checkout.exceeded.${of}`, { count: max })}</p>
        <CallOrWrite
          text={t('checkout.exceededHelp')}
          message={t('checkout.exceededWhatsAppText')}
        />
      </>
    );
  }
  if (failure.total_amount) {
    return <p>{t('checkout.newTotal', { total: money(failure.total_amount) })}</p>;
  }
  if (failure.code) {
    return (
      <>
        <p>{t(`errors.${failure.code}`)}</p>
        <RequestReference error={failure} />
      </>
    );
  }
  if (failure.kind === 'network') return <p>{t('errors.network')}</p>;
  return <RequestReference error={failure} />;
}

function OutOfStockText({
  outOfStock,
  lines,
}: {
  outOfStock: OutOfStockLine;
  lines: readonly CartLine[];
}) {
  const { t } = useTranslation();
  const variant = useVariantText();
  const line = lines.find(
    (each) => each._id === outOfStock.product && keyOfVariant(each) === keyOfVariant(outOfStock),
  );
  const values = {
    name: line?.productName ?? outOfStock.product,
    variant: variant(line ?? outOfStock),
  };
  return (
    <p>
      {outOfStock.available > 0
        ? t('checkout.insufficientStock', { ...values, count: outOfStock.available })
        : t('checkout.soldOut', values)}
    </p>
  );
}
