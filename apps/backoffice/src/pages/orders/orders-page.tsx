import Stack from '@mui/material/Stack';
import type { Order } from '@shop/contract/schemas';
import { OrdersIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { ListLayout } from '../../features/resource-list/list-layout.tsx';
import { PageSizeField } from '../../features/resource-list/page-size-field.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SearchField } from '../../features/resource-list/search-field.tsx';
import { useResourceList } from '../../features/resource-list/use-resource-list.ts';
import { useDialogParam } from '../../features/resource-list/use-dialog-param.ts';
import { DeleteOrderDialog, useDeleteOrder } from './components/delete-order-dialog.tsx';
import { ExportAllOrders } from './export/export-all-orders.tsx';
import { OrderDialog } from './components/order-dialog.tsx';
import { OrderList, useIsTable } from './components/order-list.tsx';
import { OrderListSkeleton } from './components/order-list-skeleton.tsx';
import { ORDER_PAGE_SIZES, orderResource } from './api/order-resource.ts';
import { PackingSlips } from './print/packing-slips.tsx';
import { SelectPage } from './components/select-page.tsx';
import { SelectionBar } from './components/selection-bar.tsx';
import { StatusTabs } from './components/status-tabs.tsx';
import { useOrderSelection } from './hooks/use-order-selection.ts';
import { usePrintPackingSlips } from './print/use-print-packing-slips.ts';

/** `/admin/commands` (ADM-8): the orders with their details, status and deletion. */
export function OrdersPage() {
  const { t } = useTranslation();
  const list = useResourceList(orderResource);
  const { dialogParam, openDialog, closeDialog } = useDialogParam();
  const isTable = useIsTable();
  const selection = useOrderSelection(list.page?.items);
  const { printing, print, done } = usePrintPackingSlips();
  const deletion = useDeleteOrder((order) => {
    selection.select([order], false);
    closeDialog();
  });
  return (
    <>
      <PageHeading
        title={t('orders.title')}
        note={list.page && t('orders.count', { count: list.page.total })}
      >
        {isTable && list.page && list.page.total > 0 && <ExportAllOrders view={list.view} />}
      </PageHeading>
      <StatusTabs />
      <SearchField
        value={list.searchText}
        placeholder={t('orders.searchHint')}
        onChange={list.search}
      />
      <ListLayout
        {...list}
        footer={
          <PageSizeField
            sizes={ORDER_PAGE_SIZES}
            size={list.view.pageSize ?? orderResource.pageSize}
            onChange={list.setPageSize}
          />
        }
        skeleton={<OrderListSkeleton />}
        empty={{
          icon: <OrdersIcon size={32} />,
          title: t('orders.empty'),
          text: t('orders.emptyText'),
        }}
      >
        {(orders) => (
          <>
            {!isTable && (
              <Stack
                direction="row"
                sx={{
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  columnGap: 1,
                }}
              >
                <SelectPage orders={orders} selection={selection} hasLabel />
                <ExportAllOrders view={list.view} />
              </Stack>
            )}
            <OrderList
              orders={orders}
              selection={selection}
              onOpen={(order) => openDialog(order.command_id)}
              onDelete={deletion.confirm}
            />
          </>
        )}
      </ListLayout>
      <SelectionBar selection={selection} onPrint={print} />
      <OrderDialog
        id={dialogParam}
        listed={list.all}
        onClose={closeDialog}
        onPrint={(order: Order) => print([order])}
        onDelete={deletion.confirm}
      />
      <DeleteOrderDialog deletion={deletion} />
      {printing.orders.length > 0 && (
        <PackingSlips key={printing.count} orders={printing.orders} onDone={done} />
      )}
    </>
  );
}
