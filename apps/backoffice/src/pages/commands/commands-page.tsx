import type { Order } from '@shop/contract/schemas';
import { OrdersIcon } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';
import { CardGrid } from '../../features/screen/card-grid.tsx';
import { CardSkeletons } from '../../features/screen/card-skeletons.tsx';
import { ListFrame } from '../../features/screen/list-frame.tsx';
import { PageHeading } from '../../features/screen/page-heading.tsx';
import { SearchEntry } from '../../features/screen/search-entry.tsx';
import { useList } from '../../features/screen/use-list.ts';
import { useOpened } from '../../features/screen/use-opened.ts';
import styles from './commands-page.module.css';
import { DeleteOrder, useDeleteOrder } from './delete-order.tsx';
import { ExportAll } from './export-all.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { orderSource } from './order-source.ts';
import { PackingSlips } from './packing-slips.tsx';
import { PickPage } from './pick-page.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useOrderSelection } from './use-order-selection.ts';
import { usePrintSlips } from './use-print-slips.ts';

/** `/admin/commands` (ADM-8): the orders, each with its details, its status and its deletion. */
export function CommandsPage() {
  const { t } = useTranslation();
  const list = useList(orderSource);
  const { opened, open, close } = useOpened();
  const selection = useOrderSelection(list.page?.items);
  const { printing, print, done } = usePrintSlips();
  const deletion = useDeleteOrder((order) => {
    selection.pick([order], false);
    close();
  });
  return (
    <>
      <PageHeading
        title={t('orders.title')}
        note={list.page && t('orders.count', { count: list.page.total })}
      />
      <StatusTabs />
      <SearchEntry searched={list.searched} hint={t('orders.searchHint')} onSearch={list.search} />
      <ListFrame
        {...list}
        skeleton={<CardSkeletons />}
        empty={{
          icon: <OrdersIcon size={32} />,
          title: t('orders.empty'),
          text: t('orders.emptyText'),
        }}
      >
        {(orders) => (
          <>
            <div className={styles.tools}>
              <PickPage orders={orders} selection={selection} />
              <ExportAll view={list.view} />
            </div>
            <CardGrid>
              {orders.map((order) => (
                <OrderCard
                  key={order.command_id}
                  order={order}
                  isPicked={selection.has(order)}
                  onPick={(isPicked) => selection.pick([order], isPicked)}
                  onOpen={() => open(order.command_id)}
                  onDelete={() => deletion.ask(order)}
                />
              ))}
            </CardGrid>
          </>
        )}
      </ListFrame>
      <SelectionBar selection={selection} onPrint={print} />
      <OrderSheet
        id={opened}
        listed={list.all}
        onClose={close}
        onPrint={(order: Order) => print([order])}
        onDelete={deletion.ask}
      />
      <DeleteOrder deletion={deletion} />
      {printing.orders.length > 0 && (
        <PackingSlips key={printing.count} orders={printing.orders} onDone={done} />
      )}
    </>
  );
}
