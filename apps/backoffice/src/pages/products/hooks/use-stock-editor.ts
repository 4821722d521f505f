import { isApiError, isResponseLost } from '@shop/api-client';
import { LIMITS } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { useSaveStock } from '../api/use-save-stock.ts';
import { compareStock } from '../form/stock-conflict.ts';
import { sizeNamesOf, withFilledRow, type StockGrid } from '../form/stock-grid.ts';
import { quantityError } from '../../../lib/validate-decimal.ts';
import type { StockDraft, StockEditors } from './use-stock-editors.ts';

function gridOf(colors: Product['colors']): StockGrid {
  return {
    color_names: colors.map(({ color_name }) => color_name),
    size_names: sizeNamesOf(colors),
    colors: colors.map(({ color_name, sizes }) => ({
      color_name,
      sizes: sizes.map(({ size, quantity }) => ({ size, quantity: String(quantity) })),
    })),
  };
}

function quantitiesOf({ colors }: StockGrid): string {
  return JSON.stringify(colors);
}

/** The stock of one product while it is edited in the list. */
export function useStockEditor(
  product: Product,
  { draftOf, keepDraft }: Pick<StockEditors, 'draftOf' | 'keepDraft'>,
  onClose: () => void,
) {
  const { product_Id, colors } = product;
  // The list may change meanwhile: the difference to what was opened is saved (O13).
  const [draft, setDraft] = useState<StockDraft>(
    () => draftOf(product_Id) ?? { grid: gridOf(colors), base: colors, conflicts: [] },
  );
  const { grid, base, conflicts } = draft;
  useEffect(() => void keepDraft(product_Id, draft), [keepDraft, product_Id, draft]);
  const save = useSaveStock(product);
  const queryClient = useQueryClient();
  const quantities = grid.colors.flatMap(({ sizes }) => sizes.map(({ quantity }) => quantity));
  const isValid = quantities.every((text) => quantityError(text, LIMITS.stock) === undefined);
  const changeGrid = (change: (grid: StockGrid) => StockGrid) =>
    setDraft((now) => ({ ...now, grid: change(now.grid) }));

  function submit() {
    if (save.isPending || !isValid) return;
    const typed = grid.colors.map(({ color_name, sizes }) => ({
      color_name,
      sizes: sizes.map(({ size, quantity }) => ({ size, quantity: Number(quantity) })),
    }));
    save.mutate(
      { colors: typed, base },
      {
        onSuccess: onClose,
        onError(error) {
          const current = isApiError(error) ? error.colors : undefined;
          if (!current) return;
          setDraft({ ...compareStock(base, current, grid), base: [...current] });
        },
      },
    );
  }

  function cancel() {
    // After a conflict or a lost response the list may have an older stock.
    if (base !== colors || isResponseLost(save.error))
      void queryClient.invalidateQueries({ queryKey: [PRODUCTS] });
    onClose();
  }

  return {
    grid,
    conflicts,
    isValid,
    isDirty: quantitiesOf(grid) !== quantitiesOf(gridOf(base)),
    save,
    submit,
    cancel,
    fill: (place: number, quantity: string) =>
      changeGrid((now) => withFilledRow(now, place, quantity)),
    set: (place: number, at: number, quantity: string) =>
      changeGrid((now) => ({
        ...now,
        colors: now.colors.map((row, index) =>
          index === place
            ? { ...row, sizes: row.sizes.with(at, { size: row.sizes[at]?.size ?? '', quantity }) }
            : row,
        ),
      })),
  };
}
