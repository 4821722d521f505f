import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { CardGrid, type CardGridProps } from './card-grid.tsx';

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Placeholders of six cards, with a title, a line of text and the actions. */
export function CardSkeletons({ card = 'wide' }: Pick<CardGridProps, 'card'>) {
  return (
    <CardGrid card={card}>
      {CARDS.map((name) => (
        <Card key={name}>
          <CardContent sx={{ display: 'grid', gap: 2 }}>
            <Skeleton width="60%" sx={{ typography: 'h3' }} />
            <Skeleton sx={{ maxWidth: '16em' }} />
            <Skeleton sx={{ maxWidth: '12em' }} />
          </CardContent>
          <CardActions>
            <Skeleton variant="rounded" width={120} height={44} />
            <Skeleton variant="rounded" width={96} height={44} />
          </CardActions>
        </Card>
      ))}
    </CardGrid>
  );
}
