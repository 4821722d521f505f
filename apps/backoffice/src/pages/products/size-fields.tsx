import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { LIMITS, MAX_LENGTH } from '@shop/contract/constants';
import { CloseIcon, PlusIcon } from '@shop/ui';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@shop/i18n/react';
import { useFaultText } from '../../features/screen/use-fault-text.ts';
import { entryField } from '../../platform/entry-field.ts';
import { TextEntry } from '../../platform/text-entry.tsx';
import type { ColorFieldsProps } from './color-fields.tsx';
import { quantityFault } from './decimal-fault.ts';
import { isTwin, NEW_SIZE, type ProductValues } from './product-values.ts';
import styles from './size-fields.module.css';
import { missingSizes, SIZE_PRESETS } from './size-presets.ts';
import { stockedNow } from './stocked-now.ts';

export type SizeFieldsProps = ColorFieldsProps & {
  /** The colour's place in the form. */
  place: number;
};

/** The rows of size and quantity of one colour (ADM-6). */
export function SizeFields({ place, stockNow }: SizeFieldsProps) {
  const { t } = useTranslation();
  const { control, getValues } = useFormContext<ProductValues>();
  const { fields, append, remove, replace } = useFieldArray({
    control,
    name: `colors.${place}.sizes`,
  });

  function addPreset(sizes: readonly string[]) {
    const filled = getValues(`colors.${place}.sizes`).filter(
      ({ size, quantity }) => size || quantity,
    );
    const missing = missingSizes(filled, sizes).slice(0, LIMITS.sizesPerColor - filled.length);
    replace([...filled, ...missing]);
  }

  return (
    <>
      <ul className={styles.sizes}>
        {fields.map(({ id }, row) => (
          <SizeField
            key={id}
            place={place}
            row={row}
            stockNow={stockNow}
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
      <div className={styles.more}>
        <Button
          startIcon={<PlusIcon size={20} />}
          disabled={fields.length >= LIMITS.sizesPerColor}
          onClick={() => append(NEW_SIZE)}
        >
          {t('productForm.addSize')}
        </Button>
        <fieldset className={styles.presets} aria-label={t('productForm.sizePresets')}>
          {SIZE_PRESETS.map(({ name, sizes }) => (
            <Button key={name} variant="outlined" onClick={() => addPreset(sizes)}>
              {name === 'one' ? t('productForm.oneSize') : name}
            </Button>
          ))}
        </fieldset>
      </div>
    </>
  );
}

type SizeFieldProps = SizeFieldsProps & { row: number; onRemove: () => void };

function SizeField({ place, row, stockNow, onRemove }: SizeFieldProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { register, formState } = useFormContext<ProductValues>();
  const color = useWatch<ProductValues, `colors.${number}`>({ name: `colors.${place}` });
  const size = color.sizes[row]?.size ?? '';
  const now = stockedNow(stockNow, color.color_name, size);
  const errors = formState.errors.colors?.[place]?.sizes?.[row];
  return (
    <li className={styles.row}>
      <TextEntry
        label={t('productForm.size')}
        required
        {...entryField(
          register(`colors.${place}.sizes.${row}.size`, {
            validate: (text, { colors }) => {
              if (!text.trim()) return 'required';
              const names = colors[place]?.sizes.map((each) => each.size) ?? [];
              return isTwin(names, row) ? 'duplicate' : true;
            },
          }),
        )}
        error={faultText(errors?.size?.message)}
        html={{ maxLength: MAX_LENGTH.size, autoCapitalize: 'characters' }}
      />
      <TextEntry
        label={t('productForm.quantity')}
        required
        {...entryField(
          register(`colors.${place}.sizes.${row}.quantity`, {
            validate: (text) => quantityFault(text, LIMITS.stock) ?? true,
          }),
        )}
        error={faultText(errors?.quantity?.message)}
        hint={now === undefined ? undefined : t('productForm.stockNow', { count: now })}
        html={{ inputMode: 'numeric' }}
      />
      <IconButton
        aria-label={t('productForm.removeSize', { size: size || String(row + 1) })}
        onClick={onRemove}
      >
        <CloseIcon size={20} />
      </IconButton>
    </li>
  );
}
