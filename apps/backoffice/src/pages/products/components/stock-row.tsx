import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { colorName, sizeName } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import { DeleteIcon } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { conflictOf, type StockConflict } from '../form/stock-conflict.ts';
import {
  sizeIndex,
  withColors,
  withFilledRow,
  withRecolored,
  withVariant,
} from '../form/stock-grid.ts';
import { useStockGrid } from '../hooks/use-stock-grid.ts';
import { FillField } from './fill-field.tsx';
import { StockCell } from './stock-cell.tsx';
import { rowGrid } from './stock-row-grid.ts';

export type StockRowProps = {
  place: number;
  color: string;
  /** The sizes that the colour has. */
  sizes: readonly string[];
  columns: readonly string[];
  conflicts: readonly StockConflict[];
};

/** One colour of the grid: its picker, one quantity for all its sizes, and the quantity of each size. */
export function StockRow({ place, color, sizes, columns, conflicts }: StockRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const grid = useStockGrid();
  const title = useId();
  const name = colorName(color, language);
  const has = { sizes: sizes.map((size) => ({ size, quantity: '' })) };
  return (
    <Box
      component="fieldset"
      aria-labelledby={title}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, ...rowGrid(columns.length), ...ROW }}
    >
      <Stack direction="row" spacing={2} sx={NAME}>
        <OutlinedInput
          type="color"
          value={toPickerValue(color)}
          onChange={({ target }) =>
            grid.change((now) => withRecolored(now, place, target.value.toUpperCase()))
          }
          slotProps={{ input: { 'aria-label': t('productForm.changeColor', { name }) } }}
          sx={PICKER}
        />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={title} component="h4" variant="body1" sx={{ fontWeight: 'bold' }}>
            {name}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {color}
          </Typography>
        </Box>
        <IconButton
          aria-label={t('productForm.removeColor', { name })}
          onClick={() =>
            grid.change((now) =>
              withColors(
                now,
                now.color_names.filter((_name, at) => at !== place),
              ),
            )
          }
        >
          <DeleteIcon size={20} />
        </IconButton>
      </Stack>
      <FillField
        label={t('productForm.allSizes')}
        color={name}
        onFill={(quantity) => grid.change((now) => withFilledRow(now, place, quantity))}
      />
      {columns.map((size) => {
        const at = sizeIndex(has, size);
        if (at >= 0) {
          const conflict = conflictOf(conflicts, { color, size });
          return (
            <StockCell
              key={size}
              place={place}
              at={at}
              cell={{ color, size }}
              conflict={conflict}
            />
          );
        }
        return (
          <Button
            key={size}
            variant="outlined"
            aria-label={t('productForm.addVariant', {
              color: name,
              size: sizeName(size, language),
            })}
            onClick={() => grid.change((now) => withVariant(now, color, size))}
            sx={ABSENT}
          >
            + {sizeName(size, language)}
          </Button>
        );
      })}
    </Box>
  );
}

const ROW = {
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  // From the width of the table on, the labels are in its head.
  '& .MuiInputLabel-root': {
    position: { md: 'absolute' },
    width: { md: '1px' },
    height: { md: '1px' },
    overflow: { md: 'hidden' },
    clipPath: { md: 'inset(50%)' },
  },
};

const NAME = { alignItems: 'center', gridColumn: { xs: '1 / -1', md: 'auto' } };

const PICKER = {
  flex: 'none',
  width: 'var(--target)',
  '& > input': { width: '100%', height: 'var(--target)', p: '3px', cursor: 'pointer' },
};

const ABSENT = { alignSelf: 'end', minWidth: 0, px: 1, borderStyle: 'dashed' };

/** The browser's picker accepts only #rrggbb; any other value starts at black. */
function toPickerValue(value: string): string {
  return /^#[0-9a-f]{6}$/i.test(value) ? value : `#${'0'.repeat(6)}`;
}
