import { useEffect, useRef } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink, CheckIcon } from '@shop/ui';
import { useVariantText } from '../../features/cart/use-variant-text.ts';
import { originState } from '../../platform/navigation-state.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { useMoney } from '../../platform/use-language.ts';
import { OrderNumber } from './order-number.tsx';
import type { PlacedOrder } from './placed-order.ts';
import styles from './confirmation.module.css';

/** CMD-4: the order is placed; its number, what was ordered, and the way on. */
export function Confirmation({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation();
  const money = useMoney();
  const variant = useVariantText();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.confirmation}>
      <PageHead title={t('checkout.done')} isUnlisted />
      <span className={styles.mark}>
        <CheckIcon size={32} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('checkout.done')}
      </h1>
      {order.number && <OrderNumber number={order.number} />}
      {order.isEarlier && <p className={styles.earlier}>{t('checkout.earlier')}</p>}
      <NextSteps />
      <h2 className={styles.subtitle}>{t('checkout.summary')}</h2>
      <ul className={styles.pieces}>
        {order.pieces.map(({ name, color, size, quantity }) => (
          <li key={`${name} ${color} ${size}`}>
            {t('checkout.piece', { quantity, name })}
            <span className={styles.variant}> · {variant({ color, size })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {t('cart.total')} <strong>{money(order.total)}</strong>
      </p>
      <div className={styles.ways}>
        <ButtonLink renderLink={(parts) => <Link to={paths.shop()} {...parts} />}>
          {t('checkout.continue')}
        </ButtonLink>
        <Link to={paths.contact} state={{ ...originState(pathname), command: order.number }}>
          {t('checkout.contact')}
        </Link>
      </div>
    </section>
  );
}

/** What the shopper can expect from here on. */
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
