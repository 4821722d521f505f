import { LIMITS, MAX_LENGTH } from '@shop/contract/constants';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { COLOR_NAMES, colorName } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ColorDot } from '../../../components/color-dot.tsx';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import type { ProductValues } from '../form/product-values.ts';
import { withColors } from '../form/stock-grid.ts';
import { useStockGrid } from '../hooks/use-stock-grid.ts';
import { TagField } from './tag-field.tsx';

/** The named colours, each name once. */
const NAMED = COLOR_NAMES.filter(
  ({ fr }, index) => COLOR_NAMES.findIndex((other) => other.fr === fr) === index,
);
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The value of a colour as typed: its code, or the first colour whose name has the text. */
function colorOf(typed: string): string {
  if (HEX.test(typed.trim())) return typed.trim().toUpperCase();
  const text = normalizeForSearch(typed);
  const names = NAMED.map(({ hex, fr, en }) => ({ hex, texts: [fr, en].map(normalizeForSearch) }));
  const named =
    names.find(({ texts }) => texts.includes(text)) ??
    names.find(({ texts }) => texts.some((each) => each.includes(text)));
  return named?.hex ?? typed.trim();
}

/** The colours of a product by their names, with swatches (ADM-6). */
export function ColorListField({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fieldErrorText = useFieldErrorText();
  const { control, formState } = useFormContext<ProductValues>();
  const grid = useStockGrid();
  const loaded = formState.defaultValues?.color_names ?? [];
  const options = NAMED.toSorted((one, other) => one[language].localeCompare(other[language]));
  return (
    <Controller
      control={control}
      name="color_names"
      rules={{
        validate: (names) => {
          if (isRequired && names.length === 0) return 'required';
          if (names.length > LIMITS.colors) return 'too_numerous';
          return names.every((name) => HEX.test(name) || loaded.includes(name)) || 'bad_color';
        },
      }}
      render={({ field: { value, onBlur, ref }, fieldState: { error } }) => (
        <TagField
          label={t('productForm.colorList')}
          required={isRequired}
          error={fieldErrorText(error?.message)}
          helperText={t('productForm.colorListHint')}
          options={options.map(({ hex }) => hex)}
          value={value}
          onChange={(names) =>
            grid.change((now) =>
              withColors(
                now,
                names.map((name) => (now.color_names.includes(name) ? name : colorOf(name))),
              ),
            )
          }
          onBlur={onBlur}
          inputRef={ref}
          getText={(each) => colorName(each, language)}
          renderMark={(each) => <ColorDot value={each} />}
          maxLength={MAX_LENGTH.color}
          autoHighlight
        />
      )}
    />
  );
}
