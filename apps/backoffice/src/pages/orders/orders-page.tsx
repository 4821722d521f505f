import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { Order } from '@shop/contract/schemas';
import { customMedia } from '@shop/ui/tokens';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading.tsx';
import { UnreadableNotice } from '../../components/unreadable-notice.tsx';
import { TableSettingsMenu } from '../../features/resource-list/table-settings-menu.tsx';
import { useDialogParam } from '../../features/resource-list/use-dialog-param.ts';
import { useResourceList } from '../../features/resource-list/use-resource-list.ts';
import { SORT } from './api/order-params.ts';
import { orderResource, orderTableResource } from './api/order-resource.ts';
import { DeleteOrderDialog, useDeleteOrder } from './components/delete-order-dialog.tsx';
import { FailedStatusUpdates } from './components/failed-status-updates.tsx';
import { OrderDialog } from './components/order-dialog.tsx';
import { OrderFilters } from './components/order-filters.tsx';
import { openButtonId } from './components/order-item.ts';
import { OrderListPanel } from './components/order-list-panel.tsx';
import { SelectionBar } from './components/selection-bar.tsx';
import { StatusTabs } from './components/status-tabs.tsx';
import { ExportAllOrders } from './export/export-all-orders.tsx';
import { useOrderColumns } from './hooks/use-order-columns.ts';
import { useOrderSelection } from './hooks/use-order-selection.ts';
import { PackingSlips } from './print/packing-slips.tsx';
import { usePrintPackingSlips } from './print/use-print-packing-slips.ts';

/** The list beside the details of an order. */
const SPLIT = {
  display: 'grid',
  gridTemplateColumns: 'minmax(20rem, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: 6,
};

/** `/admin/commands` (ADM-8): the orders with their details, status and deletion. */
export function OrdersPage() {
  const { t } = useTranslation();
  const isTable = useMediaQuery(customMedia['--from-desktop'], { noSsr: true });
  const hasPane = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const resource = isTable ? orderTableResource : orderResource;
  const list = useResourceList(resource);
  const { page, view } = list;
  const { dialogParam, openDialog, closeDialog } = useDialogParam();
  const isSplit = hasPane && dialogParam !== null;
  useFocusOpenButton(hasPane ? dialogParam : null);
  const { columns, menu } = useOrderColumns();
  const sorting = {
    current: view.params?.[SORT] ?? '',
    sortHref: (sort: string) => list.paramsHref({ [SORT]: sort }),
  };
  const table = isTable ? { columns, sorting } : undefined;
  const selection = useOrderSelection(page?.items);
  const { printing, print, done } = usePrintPackingSlips();
  const deletion = useDeleteOrder((order) => {
    selection.select([order], false);
    closeDialog();
  });
  return (
    <>
      <PageHeading
        title={t('orders.title')}
        note={page && t('orders.count', { count: page.total })}
      >
        {isTable && page && page.total > 0 && <ExportAllOrders view={view} />}
      </PageHeading>
      <StatusTabs />
      <OrderFilters
        {...list}
        params={view.params ?? {}}
        total={page?.total}
        actions={isTable && !isSplit && <TableSettingsMenu {...menu} />}
      />
      <FailedStatusUpdates
        // Summaries beside the details show no error.
        isShown={(id) =>
          id === dialogParam ||
          (!isSplit && (page?.items ?? []).some(({ command_id }) => command_id === id))
        }
        onOpen={openDialog}
      />
      <UnreadableNotice
        unreadable={list.unreadable}
        title={(count) => t('orders.unreadable', { count })}
      />
      <Box sx={isSplit ? SPLIT : { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <OrderListPanel
          list={list}
          pageSize={resource.pageSize}
          selection={selection}
          table={table}
          openId={isSplit ? dialogParam : null}
          onOpen={(order) => openDialog(order.command_id)}
          onDelete={deletion.confirm}
        />
        <OrderDialog
          id={dialogParam}
          isPane={hasPane}
          listed={list.all}
          onClose={closeDialog}
          onPrint={(order: Order) => print([order])}
          onDelete={deletion.confirm}
        />
      </Box>
      <SelectionBar
        selection={selection}
        list={page && { orders: page.items, view, total: page.total }}
        onPrint={print}
      />
      <DeleteOrderDialog deletion={deletion} />
      {printing.orders.length > 0 && (
        <PackingSlips key={printing.count} orders={printing.orders} onDone={done} />
      )}
    </>
  );
}

/** Focuses the button that opened an order when its pane is closed; a dialog does so by itself. */
function useFocusOpenButton(openId: string | null) {
  const previous = useRef(openId);
  useEffect(() => {
    const closed = openId === null ? previous.current : null;
    previous.current = openId;
    if (closed !== null) document.getElementById(openButtonId(closed))?.focus();
  }, [openId]);
}
