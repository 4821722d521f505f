import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { LIMITS, MAX_LENGTH } from '@shop/contract/constants';
import type { ProductColor } from '@shop/contract/schemas';
import { colorName } from '@shop/i18n';
import { DeleteIcon, PlusIcon } from '@shop/ui';
import { colors as tokens } from '@shop/ui/tokens';
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { useFaultText } from '../../features/screen/use-fault-text.ts';
import { TextEntry } from '../../platform/text-entry.tsx';
import styles from './color-fields.module.css';
import { ColorNameChoice } from '../../features/stock/color-name-choice.tsx';
import formStyles from './product-form.module.css';
import { isTwin, nextColor, type ProductValues } from './product-values.ts';
import { SizeFields } from './size-fields.tsx';

export type ColorFieldsProps = {
  /** The stock as the host has it now, after a save it refused because of it (O13). */
  stockNow: readonly ProductColor[] | undefined;
};

/** The colours of a product, each with its stock by size; added and removed as needed (ADM-6). */
export function ColorFields({ stockNow }: ColorFieldsProps) {
  const { t } = useTranslation();
  const { control, getValues } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'colors' });
  return (
    <section className={formStyles.section}>
      <h3 className={formStyles.heading}>{t('productForm.colors')}</h3>
      {fields.map(({ id }, place) => (
        <ColorField key={id} place={place} stockNow={stockNow} onRemove={() => remove(place)} />
      ))}
      <Button
        variant="outlined"
        startIcon={<PlusIcon size={20} />}
        disabled={fields.length >= LIMITS.colors}
        onClick={() => append(nextColor(getValues('colors'), tokens.light.door))}
        className={formStyles.add}
      >
        {t('productForm.addColor')}
      </Button>
    </section>
  );
}

type ColorFieldProps = ColorFieldsProps & { place: number; onRemove: () => void };

function ColorField({ place, stockNow, onRemove }: ColorFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const value = useWatch<ProductValues, `colors.${number}.color_name`>({
    name: `colors.${place}.color_name`,
  });
  const name = colorName(value, language);
  return (
    <fieldset className={styles.color}>
      <legend className={styles.legend}>
        {t('productForm.colorNumber', { number: place + 1 })}
        <span className={styles.name}>{name}</span>
      </legend>
      <div className={styles.value}>
        <ColorValue place={place} />
        <IconButton aria-label={t('productForm.removeColor', { name })} onClick={onRemove}>
          <DeleteIcon size={20} />
        </IconButton>
      </div>
      <p className={formStyles.hint}>
        {t('productForm.colorNames', { fr: colorName(value, 'fr'), en: colorName(value, 'en') })}
      </p>
      <SizeFields place={place} stockNow={stockNow} />
    </fieldset>
  );
}

/** The colour itself, three ways to the same value: by eye, by name, or by its code. */
function ColorValue({ place }: { place: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const faultText = useFaultText();
  const { control } = useFormContext<ProductValues>();
  return (
    <Controller
      control={control}
      name={`colors.${place}.color_name`}
      rules={{
        validate: (color, { colors }) => {
          if (!color.trim()) return 'required';
          const names = colors.map(({ color_name }) => color_name);
          return isTwin(names, place) ? 'duplicate' : true;
        },
      }}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <>
          <input
            type="color"
            value={toPicker(value)}
            className={styles.picker}
            aria-label={t('productForm.customColor')}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
          />
          <ColorNameChoice value={value} language={language} onChoose={onChange} />
          <TextEntry
            label={t('productForm.colorValue')}
            value={value}
            inputRef={ref}
            onChange={onChange}
            onBlur={onBlur}
            error={faultText(error?.message)}
            html={{ maxLength: MAX_LENGTH.color, spellCheck: false }}
          />
        </>
      )}
    />
  );
}

/** The browser's picker takes #rrggbb alone; another value, as another host may have, starts from black. */
function toPicker(value: string): string {
  return /^#[0-9a-f]{6}$/i.test(value) ? value : `#${'0'.repeat(6)}`;
}
