import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink, CheckIcon } from '@shop/ui';
import { RestoreLinesButton } from '../../features/cart/restore-lines-button.tsx';
import { useVariantText } from '../../features/cart/use-variant-text.ts';
import { originState } from '../../lib/navigation-state.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useMoney } from '../../lib/use-money.ts';
import { OrderNumber } from './order-number.tsx';
import type { AcceptedOrder } from './accepted-order.ts';
import styles from './confirmation.module.css';

/** CMD-4: the confirmation with the order's number, its lines and links. */
export function Confirmation({ order }: { order: AcceptedOrder }) {
  const { t } = useTranslation();
  const money = useMoney();
  const variant = useVariantText();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.confirmation}>
      <PageHead title={t('checkout.done')} noIndex />
      <span className={styles.icon}>
        <CheckIcon size={32} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('checkout.done')}
      </h1>
      {order.number ? <OrderNumber number={order.number} /> : <p>{t('checkout.withoutNumber')}</p>}
      {order.isEarlierSubmission && (
        <p className={styles.earlier}>{t('checkout.earlierSubmission')}</p>
      )}
      <NextSteps />
      <h2 className={styles.subtitle}>{t('checkout.summary')}</h2>
      <ul className={styles.pieces}>
        {order.pieces.map(({ name, color, size, quantity }) => (
          <li key={`${name} ${color} ${size}`}>
            {t('checkout.line', { quantity, name })}
            <span className={styles.variant}> · {variant({ color, size })}</span>
          </li>
        ))}
      </ul>
      <p>
        {t('cart.total')} <strong>{money(order.total)}</strong>
      </p>
      {!order.number && <RestoreLinesButton />}
      <div className={styles.actions}>
        <ButtonLink renderLink={(props) => <Link to={paths.shop()} {...props} />}>
          {t('checkout.continue')}
        </ButtonLink>
        <Link to={paths.contact} state={{ ...originState(pathname), command: order.number }}>
          {t('checkout.contact')}
        </Link>
      </div>
    </section>
  );
}

/** The next steps of the order. */
function NextSteps() {
  const { t } = useTranslation();
  return (
    <div className={styles.steps}>
      <h2 className={styles.subtitle}>{t('checkout.next')}</h2>
      <ol>
        <li>{t('checkout.nextCall')}</li>
        <li>{t('checkout.nextParcel')}</li>
        <li>{t('checkout.nextPay')}</li>
      </ol>
    </div>
  );
}
