import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { registeredField, TextField } from '../../../components/text-field.tsx';
import { decimalError, normalizeDecimal } from '../form/validate-decimal.ts';

/** In hundredths of a percent. A steeper discount is asked about, product by product, in the form. */
const MAX_PROMO = 7_000;

export type PromotionDialogProps = {
  /** The number of products. */
  count: number;
  /** Called with a discount from 0 to 70 percent in the contract's format, such as `20.00`. */
  onApply: (percent: string) => void;
  onClose: () => void;
};

/** Asks for the discount of the selected products; with 0 their promotion ends. */
export function PromotionDialog({ count, onApply, onClose }: PromotionDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({ defaultValues: { percent: '' } });
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
        onSubmit={(event) =>
          void form.handleSubmit(({ percent }) => onApply(normalizeDecimal(percent, 'percent')))(
            event,
          )
        }
      >
        <TextField
          {...registeredField(
            form.register('percent', {
              validate: (typed) =>
                decimalError(typed, 'percent', MAX_PROMO) === undefined ||
                t('productSelection.promotionInvalid'),
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
    </ResponsiveDialog>
  );
}
