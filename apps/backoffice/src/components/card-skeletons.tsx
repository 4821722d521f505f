import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from './card-grid.tsx';

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

export type CardSkeletonsProps = {
  /** The number of lines below the title of each card. */
  lines?: number;
};

/** Placeholders of six cards, with a title, some lines of text and the actions. */
export function CardSkeletons({ lines = 2 }: CardSkeletonsProps) {
  return (
    <CardGrid>
      {CARDS.map((name) => (
        <Card key={name}>
          <CardContent sx={{ display: 'grid', gap: 2 }}>
            <Skeleton width="60%" sx={{ typography: 'h3' }} />
            {Array.from({ length: lines }, (_none, line) => (
              <Skeleton key={line} sx={{ maxWidth: line % 2 === 0 ? '16em' : '12em' }} />
            ))}
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
