import Stack from '@mui/material/Stack';
import type { Order } from '@shop/contract/schemas';
import { OrdersIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { ListLayout, type ListLayoutProps } from '../../../features/resource-list/list-layout.tsx';
import { PageSizeField } from '../../../features/resource-list/page-size-field.tsx';
import { SelectPage } from '../../../features/resource-list/select-page.tsx';
import type { ListView } from '../../../features/resource-list/list-view.ts';
import { SAMPLE_ORDERS } from '../../../lib/sample-orders.ts';
import { ORDER_PAGE_SIZES } from '../api/order-resource.ts';
import { ExportAllOrders } from '../export/export-all-orders.tsx';
import type { ExportOrders } from '../export/use-export-orders.ts';
import { OrderList, type OrderListProps } from './order-list.tsx';

export type OrderListPanelProps = Omit<OrderListProps, 'orders'> & {
  list: Omit<ListLayoutProps<Order>, 'samples' | 'empty' | 'children'> & {
    view: ListView;
    setPageSize: (size: number) => void;
  };
  /** Orders per page, where the URL has none. */
  pageSize: number;
  exporting: ExportOrders;
};

/** The list of orders in each of its states; above cards and summaries, the checkbox of the page. */
export function OrderListPanel({ list, pageSize, exporting, ...items }: OrderListPanelProps) {
  const { t } = useTranslation();
  const { table, openId, selection } = items;
  const hasTableHead = table !== undefined && openId === null;
  return (
    <Stack sx={{ gap: 4, minWidth: 0 }}>
      <ListLayout
        {...list}
        footer={
          <PageSizeField
            sizes={ORDER_PAGE_SIZES}
            size={list.view.pageSize ?? pageSize}
            onChange={list.setPageSize}
          />
        }
        samples={SAMPLE_ORDERS}
        empty={{
          icon: <OrdersIcon size={32} />,
          title: t('orders.empty'),
          text: t('orders.emptyText'),
        }}
      >
        {(orders) => (
          <>
            {!hasTableHead && (
              <Stack
                direction="row"
                sx={{
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  columnGap: 1,
                }}
              >
                <SelectPage items={orders} selection={selection} hasLabel />
                {!table && <ExportAllOrders view={list.view} exporting={exporting} />}
              </Stack>
            )}
            <OrderList {...items} orders={orders} />
          </>
        )}
      </ListLayout>
    </Stack>
  );
}
