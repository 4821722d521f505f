import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isApiError } from '@shop/api-client';
import { useLanguage } from '@shop/app-kit';
import type { Order } from '@shop/contract/schemas';
import { formatMoney } from '@shop/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { SaveButton } from '../../../components/save-button.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { SaveNotice } from '../../../features/save/save-notice.tsx';
import { UnsavedChangesGuard } from '../../../features/unsaved-changes/unsaved-changes-guard.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { orderPath } from '../../../lib/paths.ts';
import { ORDERS } from '../../../lib/query-keys.ts';
import { useUndoOrderChange } from '../api/use-undo-order-change.ts';
import { countPieces, splitRequest, splitTotals, type SplitValues } from './order-split-values.ts';
import { SplitLine } from './split-line.tsx';
import { SplitShippingField } from './split-shipping-field.tsx';
import { useSplitOrder } from './use-split-order.ts';

export type OrderSplitDialogProps = {
  /** The order as it was when the form was opened. */
  order: Order;
  onClose: () => void;
};

/** The form that moves pieces of an order into a second order of the same customer. */
export function OrderSplitDialog({ order, onClose }: OrderSplitDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const id = useId();
  const [values, setValues] = useState<SplitValues>({
    pieces: order.command_products.map(() => 0),
    shipping: 'once',
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const save = useSplitOrder(order.command_id);
  const { optionsFor } = useUndoOrderChange();
  const { moving, staying } = countPieces(order, values);
  const problem = problemOf(moving, staying);
  const isConflict = isApiError(save.error) && save.error.code === 'order_conflict';

  const done = useRef(false);
  const hasUnsavedChanges = useCallback(() => moving > 0 && !done.current, [moving]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (save.isPending || problem || isConflict) return;
    save.mutate(splitRequest(order, values), {
      onSuccess(split) {
        done.current = true;
        onClose();
        if (!split) return;
        const second = split.second_order.command_id;
        const entry = split.order.history?.findLast(({ other_order: other }) => other === second);
        const see = {
          text: t('orderSplit.see'),
          onClick: () => void navigate(orderPath(second)),
        };
        announce(t('orderSplit.done', { id: second }), {
          action: see,
          undo: entry && optionsFor(split.order, entry)?.undo,
        });
      },
      onError() {
        // What is behind the form may not be the present order either.
        void queryClient.invalidateQueries({ queryKey: [ORDERS] });
      },
    });
  }

  return (
    <ResponsiveDialog
      open
      isOverDetails
      title={t('orderSplit.title', { id: order.command_id })}
      onClose={onClose}
      notice={
        <SaveNotice save={save}>
          {t('orderSplit.failed')}{' '}
          {isConflict ? t('orderSplit.conflict') : t(`errors.${errorKey(save.error)}`)}
        </SaveNotice>
      }
      actions={
        <>
          <Totals order={order} values={values} />
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <SaveButton
            form={id}
            label={t('orderSplit.submit')}
            isSaving={save.isPending}
            inactive={isConflict}
          />
        </>
      }
    >
      <Box component="form" id={id} onSubmit={submit} noValidate sx={{ display: 'grid', gap: 5 }}>
        <Typography>{t('orderSplit.text')}</Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {Array.from(order.command_products.entries(), ([index, line]) => (
            <SplitLine
              key={index}
              line={line}
              number={index + 1}
              pieces={values.pieces[index] ?? 0}
              onChange={(pieces) =>
                setValues({ ...values, pieces: values.pieces.with(index, pieces) })
              }
            />
          ))}
        </Box>
        <Typography color="error" role="alert" sx={{ '&:empty': { display: 'none' } }}>
          {isSubmitted && problem && t(`orderSplit.${problem}`)}
        </Typography>
        <SplitShippingField
          value={values.shipping}
          onChange={(shipping) => setValues({ ...values, shipping })}
        />
      </Box>
      <UnsavedChangesGuard hasUnsavedChanges={hasUnsavedChanges} />
    </ResponsiveDialog>
  );
}

function problemOf(moving: number, staying: number) {
  if (moving === 0) return 'nothing' as const;
  return staying === 0 ? ('everything' as const) : undefined;
}

/** What the courier collects for each order; always in view beside the button. */
function Totals({ order, values }: { order: Order; values: SplitValues }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const totals = splitTotals(order, values);
  if (!totals) return null;
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{
        flex: { xs: '1 1 100%', sm: 1 },
        m: 0,
        fontVariantNumeric: 'tabular-nums lining-nums',
      }}
    >
      <Total name={t('orderSplit.first')}>{formatMoney(totals.first, language)}</Total>
      <Total name={t('orderSplit.second')}>{formatMoney(totals.second, language)}</Total>
    </Box>
  );
}

function Total({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <Typography component="dt" color="textSecondary" sx={{ display: 'inline' }}>
        {name}
      </Typography>{' '}
      <Typography
        component="dd"
        sx={{ display: 'inline', m: 0, fontWeight: 'fontWeightBold', whiteSpace: 'nowrap' }}
      >
        {children}
      </Typography>
    </div>
  );
}
