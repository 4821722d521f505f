import Button from '@mui/material/Button';
import type { CustomerFile } from '@shop/contract/schemas';
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
          fetchHistory={(options) => client.customers.history(file.id, options)}
          customerName={(id) => numbersOf(file, id)}
          undo={undo}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The phone numbers of a file that is merged into this one; undefined for any other file. */
function numbersOf({ merged }: CustomerFile, id: string): string | undefined {
  return merged
    .find((each) => each.id === id)
    ?.numbers.map(formatPhone)
    .join(', ');
}
