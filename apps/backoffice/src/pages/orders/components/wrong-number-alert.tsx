import Alert from '@mui/material/Alert';
import type { Order, OrderHistory } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';

/** What to do with a new order whose number was wrong: it is not called until the number is corrected. */
export function WrongNumberAlert({ order }: { order: Order }) {
  const { t } = useTranslation();
  const latest = order.history?.findLast(
    (entry) => entry.cause !== undefined || hasNewNumber(entry),
  );
  if (order.status !== 'new' || latest?.cause !== 'wrong_number') return null;
  return <Alert severity="warning">{t('orders.wrongNumber')}</Alert>;
}

function hasNewNumber({ edit }: OrderHistory): boolean {
  return edit?.fields.some(({ field }) => field === 'number') ?? false;
}
