import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Skeleton from '@mui/material/Skeleton';
import { PAGE_SIZE } from '@shop/contract/constants';
import { CardGrid } from '../../../components/card-grid.tsx';
import { productCardActions, productCardGrid, productCardMedia } from './product-card-layout.ts';

const PLACEHOLDERS = Array.from({ length: PAGE_SIZE }, (_none, index) => index);

/** Placeholders in the shape of a page of product cards. */
export function ProductSkeletons() {
  return (
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
            <Skeleton sx={{ maxWidth: '26em' }} />
            <Skeleton sx={{ maxWidth: '22em' }} />
          </CardContent>
          <CardActions disableSpacing sx={productCardActions}>
            <Skeleton variant="rounded" width={128} height="var(--target)" />
          </CardActions>
        </Card>
      ))}
    </CardGrid>
  );
}
