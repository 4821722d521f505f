import { isApiError } from '@shop/api-client';
import type { Product, ProductFields } from '@shop/contract/schemas';
import { useLanguage } from '@shop/app-kit';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { baseOf } from '../api/update-product.ts';
import { fieldsOf, type FormFields, type ProductValues } from '../form/product-values.ts';
import { compareStock, type StockConflict } from '../form/stock-conflict.ts';
import { sizeIndex } from '../form/stock-grid.ts';
import { formatDecimalInput } from '../../../lib/validate-decimal.ts';

/** The fields that someone else changed, the owner's values of them, and the values the form was opened with. */
export type FieldConflicts = {
  changed: Partial<ProductFields>;
  mine: FormFields;
  opened: ProductFields;
};

/** The name of a field in the form. */
export type FieldName = keyof ProductFields;
/** The value of a field. */
export type FieldValue = NonNullable<ProductFields[FieldName]>;

/**
 * What a product form is based on, and its conflicts with what someone else saved meanwhile. After a
 * conflict the form is based on the current product, so the next save keeps what the owner then sees.
 */
export function useProductConflicts(
  product: Product | undefined,
  form: UseFormReturn<ProductValues>,
) {
  const language = useLanguage();
  const [base, setBase] = useState(() => product && baseOf(product));
  const [fields, setFields] = useState<FieldConflicts>();
  const [stock, setStock] = useState<readonly StockConflict[]>([]);

  function setField(name: FieldName, value: FieldValue) {
    const isAmount = name === 'price' || name === 'promo_percentage';
    const shown =
      isAmount && typeof value === 'string' ? formatDecimalInput(value, language) : value;
    form.setValue(name, shown, { shouldDirty: true, shouldValidate: true });
  }

  return {
    base,
    fields,
    stock,
    setField,
    /** Compares the form with the product in the error of a save; returns whether they conflict. */
    read(error: unknown): boolean {
      if (!base || !isApiError(error)) return false;
      const { changed, colors } = error;
      if (changed) {
        const mine = fieldsOf(form.getValues());
        setFields({ changed, mine, opened: base.fields });
        setBase({ ...base, fields: { ...base.fields, ...changed } });
        for (const name of changedNames(changed)) {
          // The owner did not change it: the other's value is kept, until the owner chooses.
          const theirs = changed[name];
          if (mine[name] === base.fields[name] && theirs !== undefined) setField(name, theirs);
        }
      }
      if (colors) {
        const values = form.getValues();
        const { grid, conflicts } = compareStock(base.colors, colors, values);
        setStock(conflicts);
        setBase({ ...base, colors });
        form.setValue('size_names', grid.size_names);
        form.setValue('color_names', grid.color_names);
        form.setValue('colors', grid.colors, { shouldDirty: true });
      }
      return changed !== undefined || colors !== undefined;
    },
    /** Focuses the first quantity in conflict. */
    focusStock: () => {
      const [first] = stock;
      const { colors } = form.getValues();
      const place = colors.findIndex(({ color_name }) => color_name === first?.color);
      const color = colors[place];
      const at = color && first ? sizeIndex(color, first.size) : -1;
      if (at >= 0) form.setFocus(`colors.${place}.sizes.${at}.quantity`);
    },
  };
}

/** The names of the fields that someone else changed. */
export function changedNames(changed: Partial<ProductFields>): FieldName[] {
  return FIELD_NAMES.filter((name) => changed[name] !== undefined);
}

const FIELD_NAMES = [
  'product_name',
  'description',
  'material',
  'care',
  'price',
  'promo_percentage',
  'badge',
  'gender',
  'season',
  'is_popular',
] as const satisfies FieldName[];
