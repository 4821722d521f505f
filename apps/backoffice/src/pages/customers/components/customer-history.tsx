import Button from '@mui/material/Button';
import type { CustomerRecord } from '@shop/contract/schemas';
import { formatPhone } from '@shop/i18n';
import { addEditHistoryTexts } from '@shop/i18n/backoffice-edit-history';
import { HistoryIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditHistoryDialog } from '../../../features/event-changes/edit-history-dialog.tsx';
import { CUSTOMERS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useUndoCustomerChange } from '../api/use-undo-customer-change.ts';

/** A button that opens the changes of a record, each with Undo for ten minutes (feature `undo`). */
export function CustomerHistory({ customer }: { customer: CustomerRecord }) {
  const { t, i18n } = useTranslation();
  addEditHistoryTexts(i18n);
  const { client } = useShop();
  const [isOpen, setOpen] = useState(false);
  const { undo } = useUndoCustomerChange(customer);
  if (!client.features().has('undo')) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<HistoryIcon size={20} />}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start', alignSelf: 'start' }}
      >
        {t('editHistory.open')}
      </Button>
      {isOpen && (
        <EditHistoryDialog
          title={() => t('editHistory.title', { name: customer.name || t('customers.nameless') })}
          text={t('editHistory.text')}
          queryKey={[CUSTOMERS, 'history', customer.id]}
          fetchHistory={(options) => client.customers.history(customer.id, options)}
          customerName={(id) => numbersOf(customer, id)}
          undo={undo}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The phone numbers of a record that is merged into this one; undefined for any other record. */
function numbersOf({ merged }: CustomerRecord, id: string): string | undefined {
  return merged
    .find((each) => each.id === id)
    ?.numbers.map(formatPhone)
    .join(', ');
}
