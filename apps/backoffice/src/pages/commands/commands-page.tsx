import { OrdersIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../features/screen/card-grid.tsx';
import { CardSkeletons } from '../../features/screen/card-skeletons.tsx';
import { ListFrame } from '../../features/screen/list-frame.tsx';
import { PageHeading } from '../../features/screen/page-heading.tsx';
import { SearchEntry } from '../../features/screen/search-entry.tsx';
import { useList } from '../../features/screen/use-list.ts';
import { useOpened } from '../../features/screen/use-opened.ts';
import { DeleteOrder, useDeleteOrder } from './delete-order.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { orderSource } from './order-source.ts';

/** `/admin/commands` (ADM-8): the orders, each with its details, its status and its deletion. */
export function CommandsPage() {
  const { t } = useTranslation();
  const list = useList(orderSource);
  const { opened, open, close } = useOpened();
  const deletion = useDeleteOrder(close);
  return (
    <>
      <PageHeading
        title={t('orders.title')}
        note={list.page && t('orders.count', { count: list.page.total })}
      />
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
          <CardGrid>
            {orders.map((order) => (
              <OrderCard
                key={order.command_id}
                order={order}
                onOpen={() => open(order.command_id)}
                onDelete={() => deletion.ask(order)}
              />
            ))}
          </CardGrid>
        )}
      </ListFrame>
      <OrderSheet id={opened} listed={list.all} onClose={close} onDelete={deletion.ask} />
      <DeleteOrder deletion={deletion} />
    </>
  );
}
