import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ProductColor } from '@shop/contract/schemas';
import { colorName, sizeName } from '@shop/i18n';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { ColorDot } from '../../../components/color-dot.tsx';

/** A product's stock: a row for each colour with its sizes and quantities. */
export function StockTable({ colors }: { colors: readonly ProductColor[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (colors.length === 0) {
    return <Typography color="textSecondary">{t('products.noStock')}</Typography>;
  }
  return (
    <Table size="small" aria-label={t('products.stock')} sx={{ tableLayout: 'fixed' }}>
      <TableBody>
        {colors.map(({ color_name, sizes }) => (
          <TableRow key={color_name} sx={{ '&:last-child > *': { border: 0 } }}>
            <TableCell
              component="th"
              scope="row"
              sx={{ width: { xs: '38%', sm: '11rem' }, px: 0, py: 2, overflowWrap: 'anywhere' }}
            >
              <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                <ColorDot value={color_name} />
                <span>{colorName(color_name, language)}</span>
              </Stack>
            </TableCell>
            <TableCell sx={{ pl: 3, pr: 0, py: 2 }}>
              <Stack component="ul" direction="row" useFlexGap spacing={1} sx={LIST}>
                {sizes.map(({ size, quantity }) => (
                  <SizeChip key={size} name={sizeName(size, language)} quantity={quantity} />
                ))}
              </Stack>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function SizeChip({ name, quantity }: { name: string; quantity: number }) {
  const { t } = useTranslation();
  return (
    <Chip
      component="li"
      dir="auto"
      color={quantity === 0 ? 'error' : 'default'}
      label={
        <>
          {name} <strong>{quantity}</strong>
          {quantity === 0 && <VisuallyHidden> ({t('products.soldOut')})</VisuallyHidden>}
        </>
      }
    />
  );
}

/** A long size is shown on several lines. One style for all chips, because a page may have hundreds. */
const LIST = {
  flexWrap: 'wrap',
  p: 0,
  m: 0,
  '& .MuiChip-root': { height: 'auto', minHeight: 24, fontWeight: 'var(--weight-regular)' },
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
};
