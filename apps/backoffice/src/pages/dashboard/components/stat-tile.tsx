import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

export type StatTileProps = {
  name: string;
  figure: string;
  /** Below the number. */
  note?: string;
  /** The list that is counted. */
  to?: string;
  /** Whether it needs the owner's attention. */
  isUrgent?: boolean;
};

/** A number with a link to the list that it counts. */
export function StatTile({ name, figure, note, to, isUrgent = false }: StatTileProps) {
  const content = (
    <CardContent
      sx={{
        display: 'grid',
        // On a phone, name and number are on one line.
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr)' },
        alignItems: 'baseline',
        columnGap: 3,
        py: { xs: 3, sm: 4 },
        '&:last-child': { pb: { xs: 3, sm: 4 } },
      }}
    >
      <Typography component="span" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="span"
        variant="h3"
        color={isUrgent ? 'secondary' : undefined}
        sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}
      >
        {figure}
      </Typography>
      {note && (
        <Typography component="span" variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </CardContent>
  );
  return (
    <ListItem
      disablePadding
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' }}
    >
      <Card sx={{ bgcolor: isUrgent ? 'var(--color-primary-tint)' : 'background.paper' }}>
        {to ? (
          <CardActionArea component={Link} to={to} sx={{ height: '100%', alignContent: 'start' }}>
            {content}
          </CardActionArea>
        ) : (
          content
        )}
      </Card>
    </ListItem>
  );
}
