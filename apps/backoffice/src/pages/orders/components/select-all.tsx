import Alert from '@mui/material/Alert';
import type { Order } from '@shop/contract/schemas';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import type { ListView } from '../../../features/resource-list/list-view.ts';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { fetchAllOrders } from '../api/fetch-all-orders.ts';
import type { OrderSelection } from '../hooks/use-order-selection.ts';

export type SelectAllProps = {
  selection: OrderSelection;
  /** The orders of the page, and the filters and the number of the whole list. */
  orders: readonly Order[];
  view: ListView;
  total: number;
};

/** Selects the orders of all pages, offered when those of the page are selected. */
export function SelectAll({ selection, orders, view, total }: SelectAllProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const list = JSON.stringify([view.search, view.params, total]);
  const { mutate, data, isPending, error } = useMutation({
    // The filters may change meanwhile.
    mutationFn: async () => ({ name: list, ...(await fetchAllOrders(client, view)) }),
    onSuccess: ({ name, orders: all }) => selection.selectWhole(name, all),
  });
  const isWhole = selection.isWhole(list);
  const unreadable = data?.unreadable ?? 0;
  if (isWhole && unreadable > 0) {
    return (
      <Alert severity="warning" sx={{ flex: '1 1 100%' }}>
        {t('orderSelection.unreadable', { count: unreadable })}
      </Alert>
    );
  }
  if (isWhole || total <= orders.length || !orders.every(selection.has)) return null;
  return (
    <>
      <AriaDisabledButton inactive={isPending} onClick={() => mutate()}>
        {isPending ? t('pleaseWait') : t('orderSelection.all', { count: total })}
      </AriaDisabledButton>
      {error && (
        <Alert severity="error" sx={{ flex: '1 1 100%' }}>
          {t('orderSelection.allFailed')} {t(`errors.${errorKey(error)}`)}
        </Alert>
      )}
    </>
  );
}
