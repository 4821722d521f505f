import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export type StatTileProps = {
  name: string;
  /** Undefined while it loads. */
  figure: string | undefined;
  /** Below the number. */
  note?: string;
  /** The list that is counted. */
  to: string;
  /** Whether it needs the owner's attention. */
  isUrgent?: boolean;
};

/** A number with a link to the list that it counts. */
export function StatTile({ name, figure, note, to, isUrgent = false }: StatTileProps) {
  const { t } = useTranslation();
  return (
    <ListItem
      disablePadding
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' }}
    >
      <Card sx={{ bgcolor: isUrgent ? 'var(--color-primary-tint)' : 'background.paper' }}>
        <CardActionArea
          component={Link}
          to={to}
          aria-busy={figure === undefined}
          sx={{ height: '100%', alignContent: 'start' }}
        >
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
            <Typography component="span" color={isUrgent ? 'textPrimary' : 'textSecondary'}>
              {name}
            </Typography>
            <Typography
              component="span"
              variant="h3"
              color={isUrgent ? 'secondary' : undefined}
              sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}
            >
              {figure ?? (
                <>
                  <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
                  <Skeleton width="2ch" />
                </>
              )}
            </Typography>
            {note && (
              <Typography component="span" variant="body2" color="textSecondary">
                {note}
              </Typography>
            )}
          </CardContent>
        </CardActionArea>
      </Card>
    </ListItem>
  );
}
