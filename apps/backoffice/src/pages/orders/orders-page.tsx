import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Order } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading.tsx';
import { UnreadableNotice } from '../../components/unreadable-notice.tsx';
import { CustomersLink } from '../../features/customers-link/customers-link.tsx';
import { QueueLink } from '../../features/confirmation-queue/queue-link.tsx';
import { listCount } from '../../features/resource-list/list-count.ts';
import { ListWithDetails, useListRoom } from '../../features/resource-list/list-with-details.tsx';
import { TableSettingsMenu } from '../../features/resource-list/table-settings-menu.tsx';
import { useDialogParam } from '../../features/resource-list/use-dialog-param.ts';
import { useResourceList } from '../../features/resource-list/use-resource-list.ts';
import { useSelection } from '../../features/resource-list/use-selection.ts';
import { useUpdateMany } from '../../features/resource-list/use-update-many.ts';
import { invalidateOrderEffects } from '../../lib/invalidate-order-effects.ts';
import { useShop } from '../../lib/shop-context.ts';
import { SORT } from './api/order-params.ts';
import { orderResource, orderTableResource } from './api/order-resource.ts';
import { FailedStatusUpdates } from './components/failed-status-updates.tsx';
import { OrderDialog } from './components/order-dialog.tsx';
import { OrderFilters } from './components/order-filters.tsx';
import { OrderListPanel } from './components/order-list-panel.tsx';
import type { OrderEnd } from './components/order-menu.tsx';
import { QuarantineNotice } from './components/quarantine-notice.tsx';
import { StatusTabs } from './components/status-tabs.tsx';
import { ExportAllOrders } from './export/export-all-orders.tsx';
import { useExportOrders } from './export/use-export-orders.ts';
import { useOrderColumns } from './hooks/use-order-columns.ts';
import { NewOrderLink } from './new/new-order-link.tsx';
import { usePrintPackingSlips } from './print/use-print-packing-slips.ts';
import { lazy, Suspense, useState } from 'react';

/**
 * The width of the window, in pixels, from which all actions above the table have their words and are still in one row,
 * also in French.
 */
const WORDS_FROM = 1536;

/** The bar is loaded when an order is selected for the first time. */
const OrderSelectionBar = lazy(async () => ({
  default: (await import('./components/order-selection-bar.tsx')).OrderSelectionBar,
}));

/** The questions are loaded when an order is to end. */
const EndOrderDialog = lazy(async () => ({
  default: (await import('./components/end-order-dialog.tsx')).EndOrderDialog,
}));
const DeleteOrderDialog = lazy(async () => ({
  default: (await import('./components/delete-order-dialog.tsx')).DeleteOrderDialog,
}));

/** `/admin/commands` (ADM-8): the orders with their details, status and deletion. */
export function OrdersPage() {
  const { t } = useTranslation();
  const { dialogParam, openDialog, closeDialog } = useDialogParam();
  const { isTable, hasPane, isSplit } = useListRoom(dialogParam);
  const isShort = !useMediaQuery((theme: Theme) => theme.breakpoints.up(WORDS_FROM));
  const resource = isTable ? orderTableResource : orderResource;
  const list = useResourceList(resource);
  const { page, view } = list;
  const { columns, menu } = useOrderColumns();
  const sorting = {
    current: view.params?.[SORT] ?? '',
    sortHref: (sort: string) => list.paramsHref({ [SORT]: sort }),
  };
  const table = isTable ? { columns, sorting } : undefined;
  const selection = useSelection(resource.idOf, page?.items);
  const updates = useUpdateMany<Order>(invalidateOrderEffects);
  const { printing, print, done } = usePrintPackingSlips();
  const exporting = useExportOrders();
  /** The order that a question is about, and the number of questions: each one is rendered anew. */
  const [ending, setEnding] = useState<{ order: Order; end: OrderEnd; count: number }>();
  const confirmEnd = (order: Order, end: OrderEnd) =>
    setEnding({ order, end, count: (ending?.count ?? 0) + 1 });
  const features = useShop().client.features();
  const hasLinks =
    features.has('confirmation') || features.has('customers') || features.has('drafts');
  return (
    <>
      <PageHeading
        title={t('orders.title')}
        count={listCount(page, (count) => t('orders.count', { count }))}
      >
        {!isTable && hasLinks && (
          <>
            <NewOrderLink textFrom="sm" />
            <QueueLink />
            {/* On a phone it is in the menu, where it does not push the orders down. */}
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <CustomersLink />
            </Box>
          </>
        )}
      </PageHeading>
      <StatusTabs />
      <QuarantineNotice />
      <OrderFilters
        {...list}
        params={view.params ?? {}}
        total={page?.total}
        actions={
          isTable && (
            <>
              {!isSplit && <TableSettingsMenu {...menu} hasBin isShort={isShort} />}
              <ExportAllOrders
                view={view}
                exporting={exporting}
                inactive={page?.total === 0}
                isShort={isShort}
              />
              <CustomersLink isShort={isShort} />
              {/* In their place, side by side, whichever actions the list has. */}
              <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
                <NewOrderLink textFrom="xl" />
                <QueueLink />
              </Box>
            </>
          )
        }
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
      <ListWithDetails isSplit={isSplit}>
        <OrderListPanel
          list={list}
          pageSize={resource.pageSize}
          exporting={exporting}
          selection={selection}
          table={table}
          openId={isSplit ? dialogParam : null}
          onOpen={(order) => openDialog(order.command_id)}
          onEnd={confirmEnd}
        />
        <OrderDialog
          id={dialogParam}
          isPane={hasPane}
          listed={list.all}
          onClose={closeDialog}
          onPrint={(order: Order) => print([order])}
          onEnd={confirmEnd}
        />
      </ListWithDetails>
      {(selection.items.length > 0 || updates.isPending) && (
        <Suspense>
          <OrderSelectionBar
            selection={selection}
            updates={updates}
            resource={resource}
            page={page}
            view={view}
            onPrint={print}
          />
        </Suspense>
      )}
      {ending && (
        <Suspense>
          {ending.end === 'deleted' ? (
            <DeleteOrderDialog
              key={ending.count}
              order={ending.order}
              onDone={(order) => {
                selection.select([order], false);
                closeDialog();
              }}
            />
          ) : (
            <EndOrderDialog key={ending.count} order={ending.order} status={ending.end} />
          )}
        </Suspense>
      )}
      {printing && (
        <printing.PackingSlips key={printing.count} orders={printing.orders} onDone={done} />
      )}
    </>
  );
}
