import Button from '@mui/material/Button';
import type { CustomerFile, CustomerHistoryEntry } from '@shop/contract/schemas';
import { formatPhone } from '@shop/i18n';
import { addEditHistoryTexts } from '@shop/i18n/backoffice-edit-history';
import { HistoryIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditHistoryDialog } from '../../../features/event-changes/edit-history-dialog.tsx';
import { CUSTOMERS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useUndoCustomerChange } from '../api/use-undo-customer-change.ts';

/** A button that opens the changes of a file, each with Undo for ten minutes (feature `undo`). */
export function CustomerHistory({ file }: { file: CustomerFile }) {
  const { t, i18n } = useTranslation();
  addEditHistoryTexts(i18n);
  const { client } = useShop();
  const [isOpen, setOpen] = useState(false);
  const { undo } = useUndoCustomerChange(file);
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
          title={() => t('editHistory.title', { name: file.name || t('customers.nameless') })}
          text={t('editHistory.text')}
          queryKey={[CUSTOMERS, 'history', file.id]}
          fetchHistory={async (options) => {
            const { items, ...page } = await client.customers.history(file.id, options);
            return { ...page, items: items.map((entry) => withNumbers(entry, file)) };
          }}
          undo={undo}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** An entry about a file that is merged into this one, with its phone numbers in place of its id. */
function withNumbers(entry: CustomerHistoryEntry, { merged }: CustomerFile): CustomerHistoryEntry {
  const { customer } = entry.changes;
  const numbers = merged.find(({ id }) => id === customer?.after)?.numbers;
  if (!numbers) return entry;
  const after = numbers.map(formatPhone).join(', ');
  return { ...entry, changes: { ...entry.changes, customer: { ...customer, after } } };
}
