import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { registeredField, TextField } from '../../../components/text-field.tsx';
import { MAX_PROMO, promoQuestion } from '../form/price-question.ts';
import { decimalError, normalizeDecimal } from '../../../lib/validate-decimal.ts';

export type PromotionDialogProps = {
  /** The number of products. */
  count: number;
  /** Called with a discount from 0 to 100 percent in the contract's format, such as `20.00`. */
  onApply: (percent: string) => void;
  onClose: () => void;
};

/**
 * A dialog for the discount of the selected products; with 0 their promotion ends. A steep one needs a confirmation, as in the
 * form.
 */
export function PromotionDialog({ count, onApply, onClose }: PromotionDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({ defaultValues: { percent: '' } });
  const [isConfirming, setConfirming] = useState(false);
  const percentOf = (typed: string) => normalizeDecimal(typed, 'percent');
  const typedPercent = form.getValues('percent');
  const promo = t('productForm.percent', { number: Number(percentOf(typedPercent)) });

  function submit({ percent }: { percent: string }) {
    if (promoQuestion(percent)) setConfirming(true);
    else onApply(percentOf(percent));
  }

  return (
    <ResponsiveDialog
      open
      title={t('productSelection.promotionTitle', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={id} variant="contained">
            {t('productSelection.apply')}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={id}
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <TextField
          {...registeredField(
            form.register('percent', {
              validate: (typed) =>
                decimalError(typed, 'percent', MAX_PROMO) === undefined ||
                t('productForm.promoRange'),
            }),
          )}
          label={t('productForm.promo_percentage')}
          helperText={t('productSelection.promotionHint')}
          error={form.formState.errors.percent?.message}
          required
          autoComplete="off"
          htmlInput={{ inputMode: 'decimal' }}
        />
      </Box>
      <ConfirmDialog
        open={isConfirming}
        question={
          promoQuestion(typedPercent) === 'free'
            ? t('productForm.freeQuestion')
            : t('productForm.steepQuestion', { promo })
        }
        text={t('productSelection.steepText', { count })}
        confirm={t('productSelection.apply')}
        cancel={t('productForm.correctPrice')}
        onConfirm={() => onApply(percentOf(form.getValues('percent')))}
        onCancel={() => {
          setConfirming(false);
          form.setFocus('percent');
        }}
      />
    </ResponsiveDialog>
  );
}
