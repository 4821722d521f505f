import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Order } from '@shop/contract/schemas';
import { parseCommandId } from '@shop/contract/command-id';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { SaveButton } from '../../../components/save-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { isNotFound } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useCustomerOrders } from '../api/use-customer-orders.ts';
import type { OutcomeDialogProps } from './refused-dialog.tsx';

/** The order that this one repeats: one of the same phone number, which is recorded at once, or a typed number. */
export function DuplicateDialog({
  open,
  order,
  onRecord,
  onClose,
}: OutcomeDialogProps & { order: Order }) {
  const { t } = useTranslation();
  return (
    <ResponsiveDialog
      open={open}
      title={t('confirm.duplicateTitle')}
      onClose={onClose}
      maxWidth="xs"
    >
      <DuplicateForm
        open={open}
        order={order}
        onChoose={(id) => onRecord({ outcome: 'duplicate', duplicate_of: id })}
      />
    </ResponsiveDialog>
  );
}

type DuplicateFormProps = { open: boolean; order: Order; onChoose: (id: string) => void };

function DuplicateForm({ open, order, onChoose }: DuplicateFormProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const { others } = useCustomerOrders(order, []);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'typing' | 'checking' | 'unknown'>('typing');
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
    return () => {
      isOpen.current = false;
    };
  }, [open]);

  /** A number without an order stays in its field. Without a connection, the outcome waits and is checked later. */
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const id = parseCommandId(typed);
    if (id === undefined || id === order.command_id) {
      setState('unknown');
      return;
    }
    setState('checking');
    const isUnknown = await client.commands.get(id).then(() => false, isNotFound);
    if (!isOpen.current) return;
    setState(isUnknown ? 'unknown' : 'typing');
    if (!isUnknown) onChoose(id);
  }

  return (
    <Stack sx={{ gap: 3, py: 2 }}>
      {others.map(({ command_id: id, status }) => (
        <Button
          key={id}
          variant="outlined"
          size="large"
          onClick={() => onChoose(id)}
          sx={{ flexWrap: 'wrap', gap: 3 }}
        >
          {t('orders.number', { id })} <OrderStatusChip status={status} />
        </Button>
      ))}
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ gap: 3, mt: 2 }}
      >
        <TextField
          label={t('confirm.duplicateNumber')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setState('typing');
          }}
          error={state === 'unknown' ? t('confirm.duplicateUnknown') : undefined}
          htmlInput={{ autoComplete: 'off', spellCheck: false }}
        />
        <SaveButton label={t('confirm.duplicateSave')} isSaving={state === 'checking'} />
      </Stack>
    </Stack>
  );
}
