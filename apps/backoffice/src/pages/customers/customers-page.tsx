import { UserIcon } from '@shop/ui';
import useMediaQuery from '@mui/material/useMediaQuery';
import { customMedia } from '@shop/ui/tokens';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading.tsx';
import { UnreadableNotice } from '../../components/unreadable-notice.tsx';
import { useAnnounce } from '../../features/announcer/announcer.tsx';
import { listCount } from '../../features/resource-list/list-count.ts';
import { ListLayout } from '../../features/resource-list/list-layout.tsx';
import { PageSizeField } from '../../features/resource-list/page-size-field.tsx';
import { SearchField } from '../../features/resource-list/search-field.tsx';
import {
  SelectFilterBar,
  type SelectFilter,
} from '../../features/resource-list/select-filter-bar.tsx';
import { TableSettingsMenu } from '../../features/resource-list/table-settings-menu.tsx';
import { useResourceList } from '../../features/resource-list/use-resource-list.ts';
import { SAMPLE_CUSTOMERS } from '../../lib/sample-customers.ts';
import { useShop } from '../../lib/shop-context.ts';
import {
  BLOCKED,
  CUSTOMER_PAGE_SIZES,
  customerResource,
  customerTableResource,
  LIST,
} from './api/customer-resource.ts';
import { CustomerList } from './components/customer-list.tsx';
import { CustomersMissing } from './components/customers-missing.tsx';
import { useCustomerColumns } from './hooks/use-customer-columns.ts';

/** `/admin/customers`: the customers by phone number, where the API server has the feature `customers`. */
export function CustomersPage() {
  const { client } = useShop();
  return client.features().has('customers') ? <Customers /> : <CustomersMissing />;
}

function Customers() {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const isTable = useMediaQuery(customMedia['--from-desktop'], { noSsr: true });
  const resource = isTable ? customerTableResource : customerResource;
  const list = useResourceList(resource);
  const { columns, menu } = useCustomerColumns();
  const { page, view, searchText, search } = list;
  const table = isTable ? columns : undefined;
  return (
    <>
      <PageHeading
        title={t('customers.title')}
        count={listCount(page, (count) => t('customers.count', { count }))}
      />
      <SelectFilterBar
        list={list}
        listName="customers"
        filters={useFilters()}
        params={view.params ?? {}}
        total={page?.total}
        onMessage={announce}
        actions={isTable && <TableSettingsMenu {...menu} />}
        search={
          <SearchField
            value={searchText}
            placeholder={t('customers.searchHint')}
            onChange={search}
          />
        }
      />
      <UnreadableNotice
        unreadable={list.unreadable}
        title={(count) => t('customers.unreadable', { count })}
      />
      <ListLayout
        {...list}
        footer={
          <PageSizeField
            sizes={CUSTOMER_PAGE_SIZES}
            size={view.pageSize ?? resource.pageSize}
            onChange={list.setPageSize}
          />
        }
        samples={SAMPLE_CUSTOMERS}
        empty={{
          icon: <UserIcon size={32} />,
          title: t('customers.empty'),
          text: t('customers.emptyText'),
        }}
      >
        {(customers) => <CustomerList customers={customers} columns={table} />}
      </ListLayout>
    </>
  );
}

function useFilters(): SelectFilter[] {
  const { t } = useTranslation();
  return [
    {
      name: LIST,
      label: t('customers.list'),
      chipText: (option) => option,
      options: [
        { value: '', text: t('customers.all') },
        { value: BLOCKED, text: t('customers.onlyBlocked') },
      ],
    },
  ];
}
