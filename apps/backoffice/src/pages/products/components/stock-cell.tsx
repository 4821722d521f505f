import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { LIMITS } from '@shop/contract/constants';
import { colorName, sizeName } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import { DeleteIcon, VisuallyHidden } from '@shop/ui';
import { useId, type KeyboardEvent } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IconAction } from '../../../components/icon-action.tsx';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import type { ProductValues } from '../form/product-values.ts';
import type { StockConflict } from '../form/stock-conflict.ts';
import { withoutVariant } from '../form/stock-grid.ts';
import { useStockGrid } from '../hooks/use-stock-grid.ts';
import { quantityError } from '../../../lib/validate-decimal.ts';

export type StockCellProps = {
  /** The row in the form. */
  place: number;
  /** The index of the size among those of the colour. */
  at: number;
  cell: { color: string; size: string };
  conflict: StockConflict | undefined;
};

/** The quantity of one colour and size. Enter goes to the next quantity. */
export function StockCell({ place, at, cell, conflict }: StockCellProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fieldErrorText = useFieldErrorText();
  const { control } = useFormContext<ProductValues>();
  const id = useId();
  const grid = useStockGrid();
  const size = sizeName(cell.size, language);
  const color = colorName(cell.color, language);
  return (
    <Controller
      control={control}
      name={`colors.${place}.sizes.${at}.quantity`}
      rules={{ validate: (text) => quantityError(text, LIMITS.stock) ?? true }}
      render={({ field: { ref, ...field }, fieldState: { error } }) => {
        const isMissing = error?.message === 'required';
        const text = isMissing
          ? t('productForm.missingQuantity')
          : (fieldErrorText(error?.message) ?? conflictText(conflict));
        return (
          <FormControl fullWidth required error={text !== undefined}>
            <InputLabel htmlFor={id} dir="auto" sx={LABEL}>
              <VisuallyHidden>{`${t('productForm.quantity')} ${color} `}</VisuallyHidden>
              {size}
            </InputLabel>
            <OutlinedInput
              {...field}
              id={id}
              inputRef={ref}
              onKeyDown={goToNext}
              aria-describedby={text === undefined ? undefined : `${id}-message`}
              slotProps={{
                input: { inputMode: 'numeric', enterKeyHint: 'next', className: CELL, size: 1 },
              }}
              sx={INPUT}
            />
            {text !== undefined && <FormHelperText id={`${id}-message`}>{text}</FormHelperText>}
            {isMissing && (
              <Box sx={{ alignSelf: 'center' }}>
                <IconAction
                  label={t('productForm.removeVariant', { color, size })}
                  icon={<DeleteIcon size={20} />}
                  onClick={() => grid.change((now) => withoutVariant(now, cell.color, cell.size))}
                />
              </Box>
            )}
          </FormControl>
        );
      }}
    />
  );

  function conflictText(changed: StockConflict | undefined): string | undefined {
    if (!changed) return undefined;
    if (changed.now === undefined) return t('productForm.variantGone');
    return t('productForm.currentStock', { count: changed.now });
  }
}

const CELL = 'stock-cell';

function goToNext(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
  // Enter in any other field saves the form.
  event.preventDefault();
  const cells = [
    ...(event.target.closest('form')?.querySelectorAll<HTMLElement>(`.${CELL}`) ?? []),
  ];
  cells[cells.indexOf(event.target) + 1]?.focus();
}

const LABEL = { overflowWrap: 'anywhere', '& .MuiFormLabel-asterisk': { display: 'none' } };

const INPUT = { '& .MuiOutlinedInput-input': { px: 2, textAlign: 'center' } };
