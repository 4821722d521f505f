import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Customer } from '@shop/contract/schemas';
import { CardGrid } from '../../../components/card-grid.tsx';
import { CardSkeletons } from '../../../components/card-skeletons.tsx';
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

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];
const FIXED_CELLS = ['orders', 'delivered', 'refused'];

/** Placeholders in the shape of the customers' cards or table rows. */
export function CustomerListSkeleton({ columns }: Pick<CustomerListProps, 'columns'>) {
  if (!columns) return <CardSkeletons />;
  const shown = (['place', 'paid', 'lastOrder', 'tags'] as const).filter(columns.isShown);
  return (
    <CustomerTable columns={columns}>
      {ROWS.map((name) => (
        <TableRow key={name}>
          <TableCell>
            <Skeleton sx={{ minWidth: '11em' }} />
            <Skeleton width="60%" />
          </TableCell>
          {[...FIXED_CELLS, ...shown].map((cell) => (
            <TableCell key={cell}>
              <Skeleton />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </CustomerTable>
  );
}
