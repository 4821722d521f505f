import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { CHART_HEIGHT } from './chart-height.ts';
import { StatTiles } from './stat-tiles.tsx';

const TILES = ['toConfirm', 'unanswered', 'today', 'month'];

/** The placeholders of the statistics. */
export function StatsSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack aria-busy="true" sx={{ gap: 4 }}>
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <StatTiles component="div">
        {TILES.map((tile) => (
          <Card key={tile}>
            <CardContent>
              <Skeleton sx={{ maxWidth: '16em' }} />
              <Skeleton width="40%" sx={{ typography: 'h3' }} />
            </CardContent>
          </Card>
        ))}
      </StatTiles>
      <Card>
        <CardContent>
          <Skeleton width="40%" sx={{ typography: 'h3' }} />
          <Skeleton variant="rectangular" height={CHART_HEIGHT} sx={{ mt: 3 }} />
        </CardContent>
      </Card>
    </Stack>
  );
}
