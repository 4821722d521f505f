import Checkbox from '@mui/material/Checkbox';
import type { Order } from '@shop/contract/schemas';
import { formatDateTime, formatMoney } from '@shop/i18n';
import { useId } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { CardActions } from '../../features/screen/card-actions.tsx';
import { pieceCount } from './order-amounts.ts';
import styles from './order-card.module.css';
import { OrderMoves } from './order-moves.tsx';
import { OrderStatus } from './order-status.tsx';
import { useShownOrder } from './use-move-order.ts';

export type OrderCardProps = {
  order: Order;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
  onOpen: () => void;
  onDelete: () => void;
};

/** An order at a glance: its number, client, total and status, and the move it usually makes next (ADM-8). */
export function OrderCard({ order, isPicked, onPick, onOpen, onDelete }: OrderCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const shown = useShownOrder(order).order;
  return (
    <article className={styles.card} aria-labelledby={title} data-picked={isPicked}>
      <div className={styles.what}>
        <Checkbox
          className={styles.pick ?? ''}
          checked={isPicked}
          onChange={(_event, checked) => onPick(checked)}
          slotProps={{
            input: { 'aria-label': t('orderSelection.one', { id: order.command_id }) },
          }}
        />
        <h2 id={title} className={styles.number}>
          {t('orders.number', { id: order.command_id })}
        </h2>
      </div>
      <p className={styles.who}>{order.client_name}</p>
      <p className={styles.status}>
        <OrderStatus status={shown.status} />
      </p>
      <p className={styles.when}>
        <span>{order.city}</span>
        {order.created_at && (
          <time dateTime={order.created_at}>{formatDateTime(order.created_at, language)}</time>
        )}
        <span>{t('orders.pieces', { count: pieceCount(order) })}</span>
      </p>
      <p className={styles.total}>{formatMoney(order.total_amount, language)}</p>
      <div className={styles.actions}>
        <OrderMoves order={order} which="usual" describedBy={title} />
        <CardActions
          titleId={title}
          open={{ label: t('orders.details'), onClick: onOpen }}
          remove={{ label: t('orders.delete'), onClick: onDelete }}
        />
      </div>
    </article>
  );
}
