import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { isResponseLost } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import { DownloadIcon, PrintIcon } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { UpdateManyStatus } from '../../../features/resource-list/update-many-status.tsx';
import type { Selection } from '../../../features/resource-list/use-selection.ts';
import type { UpdateMany } from '../../../features/resource-list/use-update-many.ts';
import { useIsOwner } from '../../../lib/admin-context.ts';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { readOrders, type CurrentOrders } from '../api/read-orders.ts';
import {
  commonStatusTransitions,
  needsConfirmation,
  statusTransitions,
  type TargetStatus,
} from '../api/status-transitions.ts';
import { undoChange } from '../api/undo-change.ts';
import { updateStatusOnce } from '../api/update-status-once.ts';
import { useExportOrders } from '../export/use-export-orders.ts';

export type OrderSelectionActionsProps = {
  selection: Selection<Order>;
  updates: UpdateMany<Order>;
  onPrint: (orders: readonly Order[]) => void;
};

/** The actions on the selected orders: the next status, packing slips, and the export for the owner. */
export function OrderSelectionActions(props: OrderSelectionActionsProps) {
  const { selection, updates, onPrint } = props;
  const isOwner = useIsOwner();
  const { items } = selection;
  return (
    <>
      <StatusActions selection={selection} updates={updates} />
      <PrintSelection items={items} onPrint={onPrint} />
      {isOwner && <ExportSelection items={items} />}
    </>
  );
}

type SelectedOrders = Pick<Selection<Order>, 'items'>;

const idsOf = (orders: readonly Order[]) => orders.map(({ command_id }) => command_id);

/** Prints the selected orders as they are now: the courier collects the amount of the slip. Cancelled ones are left out. */
function PrintSelection({
  items,
  onPrint,
}: SelectedOrders & Pick<OrderSelectionActionsProps, 'onPrint'>) {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => readOrders(client, idsOf(items)),
  });

  function print({ orders, deleted }: CurrentOrders) {
    const cancelled = orders.filter(({ status }) => status === 'cancelled');
    const printed = orders.filter((order) => !cancelled.includes(order));
    if (printed.length > 0) onPrint(printed);
    const messages = [
      deleted.length > 0 &&
        t('orderSelection.deleted', { count: deleted.length, numbers: deleted.join(', ') }),
      cancelled.length > 0 &&
        t('packingSlip.cancelled', {
          count: cancelled.length,
          numbers: idsOf(cancelled).join(', '),
        }),
    ].filter((message) => message !== false);
    if (messages.length > 0) announce(messages.join(' '), { severity: 'warning' });
  }

  return (
    <>
      <AriaDisabledButton
        variant="outlined"
        startIcon={<PrintIcon size={20} />}
        inactive={isPending}
        // The callback of this component: nothing is printed after the owner deselected the orders.
        onClick={() => mutate(undefined, { onSuccess: print })}
      >
        {isPending ? t('pleaseWait') : t('packingSlip.print')}
      </AriaDisabledButton>
      {error && (
        <Alert severity="error">
          {t('packingSlip.unread')} {t(`errors.${errorKey(error)}`)}
        </Alert>
      )}
    </>
  );
}

function ExportSelection({ items }: SelectedOrders) {
  const { t } = useTranslation();
  const { client } = useShop();
  const { mutate, isPending, error } = useExportOrders();
  return (
    <>
      <AriaDisabledButton
        variant="outlined"
        startIcon={<DownloadIcon size={20} />}
        inactive={isPending}
        onClick={() =>
          mutate(async () => {
            const { orders, deleted } = await readOrders(client, idsOf(items));
            return { items: orders, unreadable: 0, deleted };
          })
        }
      >
        {isPending ? t('pleaseWait') : t('orderSelection.export')}
      </AriaDisabledButton>
      {error && (
        <Alert severity="error">
          {t('orderExport.failed')} {t(`errors.${errorKey(error)}`)}
        </Alert>
      )}
    </>
  );
}

/**
 * The status transitions that all selected orders have (feature `status`); orders that could not be
 * updated stay selected.
 */
function StatusActions({ selection, updates }: Omit<OrderSelectionActionsProps, 'onPrint'>) {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const { items, select } = selection;

  async function updateAll(status: TargetStatus) {
    /** By the listed order: the version after the change. */
    const versions = new Map<Order, string>();
    const { updated } = await updates.mutateAsync({
      items,
      update: async (order) => {
        const changed = await updateStatusOnce(client, order, status);
        if (changed?.version !== undefined) versions.set(order, changed.version);
      },
    });
    select(updated, false);
    if (updated.length === 0) return;
    const values = { count: updated.length, status: t(`statuses.${status}`) };
    const canUndo = versions.size > 0 && client.features().has('undo');
    announce(t('statusActions.changedMany', values), canUndo ? undoOptions(versions) : undefined);
  }

  function undoOptions(versions: ReadonlyMap<Order, string>) {
    return { undo: () => void undoAll(versions) };
  }

  async function undoAll(versions: ReadonlyMap<Order, string>) {
    /** The orders for which no response arrived: their undo is offered again. */
    const unknown = new Map<Order, string>();
    const { updated, failed } = await updates.mutateAsync({
      items: Array.from(versions.keys()),
      update: async (order) => {
        const version = versions.get(order) ?? '';
        await undoChange(client, order.command_id, { version }).catch((error: unknown) => {
          if (isResponseLost(error)) unknown.set(order, version);
          throw error;
        });
      },
    });
    // One message for the undo: a problem does not wait until the success before it is closed.
    if (failed.length === 0) {
      return announce(t('statusActions.undoneMany', { count: updated.length }));
    }
    // The orders are not selected, so the bar does not name them.
    return announce(t('selection.undoFailed', { count: failed.length }), {
      severity: 'error',
      ...(unknown.size > 0 && undoOptions(unknown)),
    });
  }

  const start = (status: TargetStatus) => void updateAll(status);
  const confirmation = useConfirmation(
    // The bar shows the progress, so the dialog is closed at once.
    async (status: 'cancelled' | 'returned') => start(status),
    () => undefined,
  );
  if (!client.features().has('status')) return null;
  const count = items.length;
  const isCancel = confirmation.target === 'cancelled';
  const transitions = updates.isPending ? [] : commonStatusTransitions(items);
  const isMixed =
    transitions.length === 0 && items.some((order) => statusTransitions(order).length > 0);
  return (
    <>
      {isMixed && !updates.isPending && (
        <Typography component="output" variant="body2" color="textSecondary">
          {t('orderSelection.noCommonStatus')}
        </Typography>
      )}
      {transitions.map((status) => (
        <AriaDisabledButton
          key={status}
          variant={needsConfirmation(status) ? 'text' : 'contained'}
          color={needsConfirmation(status) ? 'error' : 'primary'}
          onClick={() => {
            if (needsConfirmation(status)) confirmation.confirm(status);
            else start(status);
          }}
        >
          {status === 'cancelled' ? t('statusActions.cancelAll') : t(`statusActions.${status}`)}
        </AriaDisabledButton>
      ))}
      <UpdateManyStatus
        updates={updates}
        selection={selection}
        texts="orderSelection"
        nameOf={(order) => order.command_id}
      />
      <ConfirmDialog
        {...confirmation.dialog}
        question={t(isCancel ? 'statusActions.cancelMany' : 'statusActions.returnMany', { count })}
        text={t(isCancel ? 'statusActions.cancelManyText' : 'statusActions.returnManyText', {
          count,
        })}
        confirm={t(isCancel ? 'statusActions.cancelAll' : 'statusActions.returned')}
        cancel={t('statusActions.dismiss')}
      />
    </>
  );
}
