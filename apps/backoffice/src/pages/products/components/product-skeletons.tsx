import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { PAGE_SIZE } from '@shop/contract/constants';
import { CardGrid } from '../../../components/card-grid.tsx';
import { SelectPageSkeleton } from '../../../features/resource-list/select-page.tsx';
import { productCardActions, productCardGrid, productCardMedia } from './product-card-layout.ts';
import { countColumns } from '../hooks/use-product-columns.ts';
import { ProductTable, type ProductTableSettings } from './product-table.tsx';

const PLACEHOLDERS = Array.from({ length: PAGE_SIZE }, (_none, index) => index);

/** Most products have about three colours. */
const COLORS = ['one', 'two', 'three'];
const ACTIONS = ['stock', 'edit'];

export type ProductSkeletonsProps = {
  /** Cards without it. */
  table: ProductTableSettings | undefined;
};

/** Placeholders in the shape of a page of products. */
export function ProductSkeletons({ table }: ProductSkeletonsProps) {
  return table ? <RowSkeletons {...table} /> : <CardSkeletons />;
}

function RowSkeletons(table: ProductTableSettings) {
  const { isCompact, isShown } = table.columns;
  const texts = countColumns(table.columns) - (isShown('number') ? 3 : 2);
  return (
    <ProductTable {...table}>
      {PLACEHOLDERS.map((row) => (
        <TableRow key={row}>
          <TableCell padding="checkbox">
            <Skeleton variant="rounded" width={20} height={20} sx={{ mx: 'auto' }} />
          </TableCell>
          {isShown('number') && (
            <TableCell sx={{ width: '3rem' }}>
              <Skeleton />
            </TableCell>
          )}
          <TableCell sx={{ width: '3.5rem' }}>
            <Box sx={{ width: isCompact ? '1.75rem' : '2.5rem', aspectRatio: '4 / 5' }}>
              <Skeleton variant="rectangular" height="100%" />
            </Box>
          </TableCell>
          {Array.from({ length: texts }, (_none, column) => (
            <TableCell key={column}>
              <Skeleton sx={{ minWidth: '4em' }} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </ProductTable>
  );
}

function CardSkeletons() {
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 } }}>
      <SelectPageSkeleton />
      <CardGrid card="row">
        {PLACEHOLDERS.map((index) => (
          <Card key={index} sx={productCardGrid}>
            <CardMedia sx={productCardMedia}>
              <Skeleton variant="rectangular" height="100%" />
            </CardMedia>
            <CardContent sx={{ gridArea: 'summary', p: 0 }}>
              <Skeleton sx={{ maxWidth: '14em', typography: 'h4' }} />
              <Skeleton sx={{ maxWidth: '20em', mt: 2 }} />
            </CardContent>
            <CardContent sx={{ gridArea: 'stock', p: 0, '&:last-child': { pb: 0 } }}>
              {COLORS.map((color) => (
                <Skeleton
                  key={color}
                  sx={{ my: 1, height: { xs: 60, sm: 32 }, maxWidth: '26em' }}
                />
              ))}
            </CardContent>
            <CardActions disableSpacing sx={productCardActions}>
              {ACTIONS.map((action) => (
                <Skeleton
                  key={action}
                  variant="rounded"
                  height="var(--target)"
                  sx={{ width: { xs: '100%', sm: 128 } }}
                />
              ))}
            </CardActions>
          </Card>
        ))}
      </CardGrid>
    </Stack>
  );
}
