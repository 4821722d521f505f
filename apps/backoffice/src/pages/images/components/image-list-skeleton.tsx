import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Skeleton from '@mui/material/Skeleton';
import { IMAGE_TYPES, type ImageType } from '@shop/contract/constants';
import { CardGrid } from '../../../components/card-grid.tsx';
import { ImagePreview } from './image-preview.tsx';

/** The home page shows three images of each type. */
const CARDS = ['one', 'two', 'three'];

/** Placeholders in the shape of the images' sections. */
export function ImageListSkeleton() {
  return IMAGE_TYPES.map((type) => (
    <Box key={type} sx={{ display: 'grid', gap: 4, mt: 4 }}>
      <div>
        <Skeleton width="10em" height={32} />
        <Skeleton sx={{ maxWidth: '24em', height: { xs: 48, sm: 24 }, mt: 1 }} />
      </div>
      <CardGrid card="image">
        {CARDS.map((name) => (
          <SkeletonCard key={name} type={type} />
        ))}
      </CardGrid>
    </Box>
  ));
}

function SkeletonCard({ type }: { type: ImageType }) {
  return (
    <Card>
      <CardMedia sx={{ p: 5, pb: 0 }}>
        <ImagePreview type={type}>
          <Skeleton variant="rectangular" height="100%" />
        </ImagePreview>
      </CardMedia>
      <CardContent sx={{ display: 'flex', alignItems: 'center', px: 5, py: 2 }}>
        <Skeleton width="8em" height="var(--target)" />
      </CardContent>
      <CardActions sx={{ px: 5, pt: 0, pb: 5 }}>
        <Skeleton variant="rounded" width={120} height="var(--target)" />
      </CardActions>
    </Card>
  );
}
