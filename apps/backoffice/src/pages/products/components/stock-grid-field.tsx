import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIMITS } from '@shop/contract/constants';
import { sizeName } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import { colors as tokens } from '@shop/ui/tokens';
import { PlusIcon } from '@shop/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductValues } from '../form/product-values.ts';
import type { StockConflict } from '../form/stock-conflict.ts';
import { withColors } from '../form/stock-grid.ts';
import { useStockGrid } from '../hooks/use-stock-grid.ts';
import { ColorListField } from './color-list-field.tsx';
import { FormSection } from './form-section.tsx';
import { SizeListField } from './size-list-field.tsx';
import { StockConflicts } from './stock-conflicts.tsx';
import { StockRow } from './stock-row.tsx';
import { rowGrid } from './stock-row-grid.ts';

export type StockGridFieldProps = {
  /** The variants to check, after a save that conflicted with the stock (O13). */
  conflicts: readonly StockConflict[];
};

/** The colours and sizes of a product, and a grid with a quantity for each of them (ADM-6). */
export function StockGridField({ conflicts }: StockGridFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { control, formState } = useFormContext<ProductValues>();
  const grid = useStockGrid();
  // The structure only, because a product can have hundreds of quantities.
  const { columns, rows } = useWatch({ control, compute: structureOf });
  const { defaultValues } = formState;
  const isRequired = defaultValues?.product_name === '' || defaultValues?.colors?.length !== 0;
  return (
    <FormSection name="stock">
      <SizeListField isRequired={isRequired} />
      <ColorListField isRequired={isRequired} />
      <Button
        startIcon={<PlusIcon size={20} />}
        disabled={rows.length >= LIMITS.colors}
        onClick={() =>
          grid.change((now) => withColors(now, [...now.color_names, freeColor(now.color_names)]))
        }
        sx={{ justifySelf: 'start' }}
      >
        {t('productForm.customColor')}
      </Button>
      <StockConflicts conflicts={conflicts} title={t('productForm.checkQuantities')} />
      {rows.length > 0 && columns.length > 0 && (
        <Box sx={{ overflowX: 'auto', mx: -1, px: 1 }}>
          <Box aria-hidden="true" sx={{ ...rowGrid(columns.length), ...HEAD }}>
            <span>{t('productForm.color')}</span>
            <span>{t('productForm.allSizes')}</span>
            {columns.map((size) => (
              <Box component="span" key={size} dir="auto" sx={SIZE}>
                {sizeName(size, language)}
              </Box>
            ))}
          </Box>
          {rows.map(({ place, color, sizes }) => (
            <StockRow
              key={place}
              place={place}
              color={color}
              sizes={sizes}
              columns={columns}
              conflicts={conflicts}
            />
          ))}
        </Box>
      )}
    </FormSection>
  );
}

function structureOf({ size_names, colors }: ProductValues) {
  return {
    columns: size_names,
    rows: colors.map(({ color_name, sizes }, place) => ({
      place,
      color: color_name,
      sizes: sizes.map(({ size }) => size),
    })),
  };
}

/** A colour that the product does not have yet, from which the owner picks another. */
function freeColor(names: readonly string[]): string {
  const shades = [tokens.light.primary, ...Array.from({ length: LIMITS.colors }, greyOf)];
  return shades.find((shade) => !names.includes(shade)) ?? tokens.light.primary;
}

function greyOf(_none: unknown, index: number): string {
  const channel = (0x40 + index).toString(16).toUpperCase();
  return `#${channel.repeat(3)}`;
}

const SIZE = { textAlign: 'center', overflowWrap: 'anywhere' };
const HEAD = {
  display: { xs: 'none', md: 'grid' },
  pb: 2,
  color: 'text.secondary',
  typography: 'caption',
};
