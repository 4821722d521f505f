import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Order } from '@shop/contract/schemas';
import { parseCommandId } from '@shop/contract/command-id';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
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
        order={order}
        onChoose={(id) => onRecord({ outcome: 'duplicate', duplicate_of: id })}
      />
    </ResponsiveDialog>
  );
}

function DuplicateForm({ order, onChoose }: { order: Order; onChoose: (id: string) => void }) {
  const { t } = useTranslation();
  const { client } = useShop();
  const { others } = useCustomerOrders(order, []);
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  /** A number without an order stays in its field. Without a connection, the outcome waits and is checked later. */
  const check = useMutation({
    mutationFn: (id: string) => client.commands.get(id),
    onSettled: (_order, error, id) => {
      if (!isNotFound(error)) onChoose(id);
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (check.isPending) return;
    const id = parseCommandId(typed);
    if (id === undefined || id === order.command_id) setInvalid(true);
    else check.mutate(id);
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
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3, mt: 2 }}>
        <TextField
          label={t('confirm.duplicateNumber')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setInvalid(false);
            check.reset();
          }}
          error={isInvalid || isNotFound(check.error) ? t('confirm.duplicateUnknown') : undefined}
          readOnly={check.isPending}
          htmlInput={{ autoComplete: 'off', spellCheck: false }}
        />
        <SaveButton label={t('confirm.duplicateSave')} isSaving={check.isPending} />
      </Stack>
    </Stack>
  );
}
