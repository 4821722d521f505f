import { useEffect, useRef } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { isApiError } from '@shop/api-client';
import { fold } from '@shop/contract/fold';
import type { ShortLine } from '@shop/contract/schemas';
import { Button } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { useVariantText } from '../../features/cart/use-variant-text.ts';
import { useMoney } from '../../platform/use-language.ts';
import { isMendable, type Ordering } from './use-order.ts';
import styles from './checkout-form.module.css';

type Props = { order: Ordering; lines: readonly CartLine[] };

/** CMD-5: the specified sentence, below it what the host said, and how to mend it. */
export function OrderFailure({ order, lines }: Props) {
  const { t } = useTranslation();
  const { failure, update } = order;
  const repaired = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    // The button that was pressed is gone.
    if (update === 'done') repaired.current?.focus({ preventScroll: true });
  }, [update]);

  return (
    <>
      <output className={styles.repaired} ref={repaired} tabIndex={-1}>
        {update === 'done' && t('checkout.repaired')}
      </output>
      {failure !== undefined && <Failure order={order} lines={lines} />}
    </>
  );
}

function Failure({ order, lines }: Props) {
  const { t } = useTranslation();
  const { failure, update, isBusy, bringUpToDate } = order;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A field the host refused takes the focus itself.
    if (!isApiError(failure) || !failure.fields) box.current?.focus();
  }, [failure]);

  return (
    <div className={styles.failure} role="alert" ref={box} tabIndex={-1}>
      <p className={styles.sentence}>{t('checkout.failed')}</p>
      <Reasons failure={failure} lines={lines} />
      <p>{t('checkout.kept')}</p>
      {update === 'failed' && <p>{t('checkout.updateFailed')}</p>}
      {isMendable(failure) && (
        <Button
          look="secondary"
          busyText={isBusy ? t('pleaseWait') : undefined}
          onClick={() => void bringUpToDate()}
        >
          {t('checkout.repair')}
        </Button>
      )}
    </div>
  );
}

function Reasons({ failure, lines }: { failure: unknown; lines: readonly CartLine[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  if (!isApiError(failure)) return null;
  if (failure.lines) {
    return failure.lines.map((short) => (
      <ShortLineText
        key={`${short.product} ${short.color} ${short.size}`}
        short={short}
        lines={lines}
      />
    ));
  }
  if (failure.total_amount) {
    return <p>{t('checkout.newTotal', { total: money(failure.total_amount) })}</p>;
  }
  if (failure.code) return <p>{t(`errors.${failure.code}`)}</p>;
  return failure.kind === 'network' ? <p>{t('errors.network')}</p> : null;
}

function ShortLineText({ short, lines }: { short: ShortLine; lines: readonly CartLine[] }) {
  const { t } = useTranslation();
  const variant = useVariantText();
  const line = lines.find(
    ({ _id, color, size }) =>
      _id === short.product && fold(color) === fold(short.color) && fold(size) === fold(short.size),
  );
  const facts = { name: line?.productName ?? short.product, variant: variant(line ?? short) };
  return (
    <p>
      {short.available > 0
        ? t('checkout.short', { ...facts, count: short.available })
        : t('checkout.soldOut', facts)}
    </p>
  );
}
