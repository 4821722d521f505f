import Checkbox from '@mui/material/Checkbox';
import type { Order } from '@shop/contract/schemas';
import { useTranslation } from '@shop/i18n/react';
import styles from './pick-page.module.css';
import type { OrderSelection } from './use-order-selection.ts';

export type PickPageProps = { orders: readonly Order[]; selection: OrderSelection };

/** Picks all orders of the page, or none of them. */
export function PickPage({ orders, selection }: PickPageProps) {
  const { t } = useTranslation();
  const count = orders.filter(selection.has).length;
  const isWhole = count === orders.length;
  return (
    <label className={styles.pick}>
      <Checkbox
        checked={isWhole}
        indeterminate={count > 0 && !isWhole}
        onChange={() => selection.pick(orders, !isWhole)}
      />
      {t('orderSelection.page')}
    </label>
  );
}
