import { useFormContext } from 'react-hook-form';
import type { ProductValues } from '../form/product-values.ts';
import type { StockGrid } from '../form/stock-grid.ts';

const GRID_FIELDS = ['color_names', 'size_names', 'colors'] as const;

/** Changes the grid of colours and sizes in the product form. */
export function useStockGrid() {
  const { getValues, setValue, clearErrors } = useFormContext<ProductValues>();

  return {
    change(next: (grid: StockGrid) => StockGrid) {
      const [color_names, size_names, colors] = getValues(GRID_FIELDS);
      const grid = next({ color_names, size_names, colors });
      for (const field of GRID_FIELDS) setValue(field, grid[field], { shouldDirty: true });
      // The errors of the cells have their old places; the next submit validates all.
      clearErrors([...GRID_FIELDS]);
    },
  };
}
