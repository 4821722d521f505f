import TableCell from '@mui/material/TableCell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceTable } from '../../../features/resource-list/resource-table.tsx';
import type { CustomerColumns } from '../hooks/use-customer-columns.ts';

export type CustomerTableProps = { columns: CustomerColumns; children: ReactNode };

/** The table of customers from the width of `--from-desktop`; its rows are the children. */
export function CustomerTable({ columns, children }: CustomerTableProps) {
  const { t } = useTranslation();
  const { isCompact, isShown } = columns;
  return (
    <ResourceTable
      label={t('customers.title')}
      isCompact={isCompact}
      head={
        <>
          <TableCell>{t('customers.client')}</TableCell>
          {isShown('place') && <TableCell>{t('customers.place')}</TableCell>}
          <TableCell align="right">{t('customers.orders')}</TableCell>
          <TableCell align="right">{t('customers.delivered')}</TableCell>
          <TableCell align="right">{t('customers.refused')}</TableCell>
          {isShown('paid') && <TableCell align="right">{t('customers.paid')}</TableCell>}
          {isShown('lastOrder') && <TableCell>{t('customers.lastOrder')}</TableCell>}
          {isShown('tags') && <TableCell>{t('customers.tags')}</TableCell>}
        </>
      }
    >
      {children}
    </ResourceTable>
  );
}
