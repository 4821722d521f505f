import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Order } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import type { OrderSelection } from '../hooks/use-order-selection.ts';

export type SelectPageProps = {
  orders: readonly Order[];
  selection: OrderSelection;
  /** Whether the label is visible: the head of the table has no room for it. */
  hasLabel: boolean;
};

/** Selects all orders of the page, or none of them. */
export function SelectPage({ orders, selection, hasLabel }: SelectPageProps) {
  const { t } = useTranslation();
  const count = orders.filter(selection.has).length;
  const isAllSelected = count === orders.length;
  const label = t('orderSelection.page');
  const checkbox = (
    <Checkbox
      checked={isAllSelected}
      indeterminate={count > 0 && !isAllSelected}
      onChange={() => selection.select(orders, !isAllSelected)}
      {...(!hasLabel && { slotProps: { input: { 'aria-label': label } } })}
    />
  );
  return hasLabel ? (
    <FormControlLabel label={label} control={checkbox} sx={{ color: 'text.secondary' }} />
  ) : (
    checkbox
  );
}
