import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LinkedOrder } from '@shop/contract/schemas';
import { ButtonLink, CheckIcon } from '@shop/ui';
import { CallOrWrite } from '../../components/call-or-write.tsx';
import { paths } from '../../lib/paths.ts';
import { useMoney } from '../../lib/use-money.ts';
import { ErrorNote } from './change-error.tsx';
import { LinkedLines } from './linked-lines.tsx';
import { OrderActions } from './order-actions.tsx';
import { isChangeIgnored, type LinkedOrderState } from './use-linked-order.ts';
import { useOrderTexts } from './use-order-texts.ts';
import styles from './linked-order-view.module.css';

type Props = { order: LinkedOrder; state: LinkedOrderState };

/** An order as its buyer sees it: what to do, the lines with their images, and unless it is cancelled the amount and the address. */
export function LinkedOrderView({ order, state }: Props) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTranslation();
  const money = useMoney();
  const isNew = order.status === 'new';
  const heading = useFocusOnChange(order.status);
  const total = money(order.total_amount);
  const name = order.client_name.trim();
  const isDone = order.status === 'confirmed' || order.status === 'delivered';
  return (
    <section className={styles.order}>
      {isDone && (
        <span className={styles.icon}>
          <CheckIcon size={32} />
        </span>
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(`${order.status}.title`)}
      </h1>
      <p className={styles.number}>
        {isNew && name !== '' && t('new.greeting', { name })}{' '}
        {t('number', { id: order.command_id })}
      </p>
      {!isNew && <p>{t(`${order.status}.text`, { total })}</p>}
      {!isNew && isChangeIgnored(state.change) && <ErrorNote>{t('changeIgnored')}</ErrorNote>}
      <LinkedLines order={order} client={state.client} />
      {order.status !== 'cancelled' && (
        <div className={styles.address}>
          <h2 className={styles.subtitle}>{t('address')}</h2>
          <p>
            <bdi>{order.street}</bdi>
            <br />
            <bdi>{order.city}</bdi>
          </p>
        </div>
      )}
      {isNew && <OrderActions order={order} change={state.change} />}
      <CallOrWrite text={t('help')} message={t('helpMessage', { id: order.command_id })} />
      {!isNew && (
        <p>
          <ButtonLink
            variant="secondary"
            renderLink={(props) => <Link to={paths.shop()} {...props} />}
          >
            {tShop('cart.continue')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** Moves the focus to the heading when the order has another status: the clicked button is removed. */
function useFocusOnChange(status: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [status]);
  return heading;
}
