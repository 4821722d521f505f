import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isApiError } from '@shop/api-client';
import { useLanguage } from '@shop/app-kit';
import { isEmptyEdit } from '@shop/contract/order-edit';
import type { Order, OrderEdit } from '@shop/contract/schemas';
import { formatMoney } from '@shop/i18n';
import { addOrderEditTexts } from '@shop/i18n/backoffice-order-edit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { SaveButton } from '../../../components/save-button.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { SaveNotice } from '../../../features/save/save-notice.tsx';
import { UnsavedChangesGuard } from '../../../features/unsaved-changes/unsaved-changes-guard.tsx';
import { useIsOwner } from '../../../lib/admin-context.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { DeliveryFields } from '../form/delivery-fields.tsx';
import { LineFields } from '../form/line-fields.tsx';
import { useAddOrderNote } from '../api/use-add-order-note.ts';
import { NoteField } from '../form/note-field.tsx';
import { isReductionTooBig, subtotal } from '../form/order-form-values.ts';
import { ReductionFields } from '../form/reduction-fields.tsx';
import { useFormProducts } from '../form/use-form-products.ts';
import { useSaveErrorText } from '../form/use-save-error-text.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { BeforeAfter, OrderChanges } from './order-changes.tsx';
import {
  editedContent,
  editRequest,
  editValues,
  formDifference,
  type OrderEditValues,
} from './order-edit-values.ts';
import { useOrderConflict } from './use-order-conflict.ts';
import { useSaveOrderEdit } from './use-save-order-edit.ts';

export type OrderEditFormProps = {
  /** The order as it was when the form was opened. */
  order: Order;
  onClose: () => void;
};

/** The form that changes the lines, the contact and the reduction of an order. A failed save keeps all values. */
export function OrderEditForm({ order: opened, onClose }: OrderEditFormProps) {
  const { t, i18n } = useTranslation();
  addOrderEditTexts(i18n);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const canReduce = useIsOwner();
  const id = useId();
  /** What the form is based on: another one after a conflict. */
  const [order, setOrder] = useState(opened);
  const form = useForm<OrderEditValues>({
    defaultValues: editValues(opened, language),
    mode: 'onTouched',
  });
  const values = useWatch({ control: form.control, compute: (all: OrderEditValues) => all });
  const known = useFormProducts(values.lines.map(({ product }) => product));
  const save = useSaveOrderEdit(order.command_id);
  const conflict = useOrderConflict(order.command_id);
  const errorText = useSaveErrorText('orderEdit.totalChanged');
  const { products } = known;
  const difference = formDifference(order, products, values);
  const lines = subtotal(order.command_products, products, values.lines);
  const hasWrongReduction = isReductionTooBig(values, lines);
  const isEmpty = values.lines.every(({ isRemoved }) => isRemoved);
  const hasChanges = !isEmptyEdit(difference) || values.note.trim() !== '';

  const saved = useRef(false);
  const { isDirty } = form.formState;
  const adding = useAddOrderNote(order, {
    onAdded() {
      saved.current = true;
      onClose();
    },
  });
  const hasUnsavedChanges = useCallback(() => isDirty && !saved.current, [isDirty]);

  function submit(typed: OrderEditValues) {
    if (save.isPending || !hasChanges || isEmpty || conflict.isFound) return;
    if (hasWrongReduction) {
      form.setFocus('reduction');
      return;
    }
    save.mutate(editRequest(order, products, typed, canReduce), {
      onSuccess() {
        saved.current = true;
        onClose();
      },
      onError(error) {
        if (conflict.read(error)) return;
        // The stock and the prices are others than the form has.
        void queryClient.invalidateQueries({ queryKey: [PRODUCTS] });
      },
    });
  }

  /** Starts again from the present order. The note stays. */
  function restart(present: Order) {
    const { note } = form.getValues();
    setOrder(present);
    form.reset(editValues(present, language));
    form.setValue('note', note, { shouldDirty: true });
    conflict.dismiss();
    save.reset();
  }

  return (
    <ResponsiveDialog
      open
      isOverDetails
      title={t('orderEdit.title', { id: order.command_id })}
      onClose={onClose}
      maxWidth="md"
      notice={
        !conflict.isFound && (
          <SaveNotice save={save}>
            {t('orderEdit.failed')} {save.error && errorText(save.error)}
          </SaveNotice>
        )
      }
      actions={
        <>
          <NewTotal
            before={order.total_amount}
            after={editedContent(order, products, values).total_amount}
          />
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <SaveButton
            form={id}
            label={t('orderEdit.save')}
            isSaving={save.isPending}
            inactive={
              !hasChanges || isEmpty || conflict.isFound || (hasWrongReduction && !canReduce)
            }
          />
        </>
      }
    >
      <FormProvider {...form}>
        {conflict.isFound && (
          <ConflictNotice
            conflict={conflict}
            order={order}
            note={values.note.trim()}
            onRestart={restart}
            adding={adding}
          />
        )}
        <Box
          component="form"
          id={id}
          sx={{ display: 'grid', gap: 6 }}
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          noValidate
        >
          <LineFields
            ordered={order.command_products}
            known={known}
            emptyText={t('orderEdit.noLines')}
            outOfStockLines={(isApiError(save.error) && save.error.lines) || []}
          />
          <DeliveryFields title={t('orderEdit.delivery')} names={DELIVERY} />
          <ReductionFields order={order} canReduce={canReduce} subtotal={lines} />
          <NoteField label={t('orderEdit.note')} readOnly={adding.isPending} />
          <Difference edit={difference} />
        </Box>
      </FormProvider>
      <UnsavedChangesGuard hasUnsavedChanges={hasUnsavedChanges} />
    </ResponsiveDialog>
  );
}

const DELIVERY = ['client_name', 'number', 'street', 'city'] as const;

/** What saving changes. */
function Difference({ edit }: { edit: OrderEdit }) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHeading>{t('orderEdit.changes')}</SectionHeading>
      <Box sx={{ mt: 3 }}>
        {isEmptyEdit(edit) ? (
          <Typography color="textSecondary">{t('orderEdit.noChanges')}</Typography>
        ) : (
          <OrderChanges edit={edit} />
        )}
      </Box>
    </section>
  );
}

/** What the courier collects, before and after the change; always in view beside the button. */
function NewTotal({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = formatMoney(after, language);
  return (
    <Typography
      aria-live="polite"
      sx={{
        flex: { xs: '1 1 100%', sm: 1 },
        fontVariantNumeric: 'tabular-nums lining-nums',
      }}
    >
      {t('orders.toCollect')}{' '}
      <strong>
        {before === after ? (
          now
        ) : (
          <BeforeAfter before={formatMoney(before, language)} after={now} />
        )}
      </strong>
    </Typography>
  );
}
