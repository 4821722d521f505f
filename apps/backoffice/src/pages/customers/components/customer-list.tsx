import type { Customer } from '@shop/contract/schemas';
import { CardGrid } from '../../../components/card-grid.tsx';
import type { CustomerColumns } from '../hooks/use-customer-columns.ts';
import { CustomerCard } from './customer-card.tsx';
import { CustomerRow } from './customer-row.tsx';
import { CustomerTable } from './customer-table.tsx';

export type CustomerListProps = {
  customers: readonly Customer[];
  /** Cards without it. */
  columns: CustomerColumns | undefined;
};

/** The customers of a page: a table on a desktop, cards in narrower windows. */
export function CustomerList({ customers, columns }: CustomerListProps) {
  if (!columns) {
    return (
      <CardGrid>
        {customers.map((customer) => (
          <CustomerCard key={customer.id} customer={customer} />
        ))}
      </CardGrid>
    );
  }
  return (
    <CustomerTable columns={columns}>
      {customers.map((customer) => (
        <CustomerRow key={customer.id} customer={customer} columns={columns} />
      ))}
    </CustomerTable>
  );
}
