import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { FIGURES } from '../api/sum-sales.ts';
import { CHART_HEIGHT } from './chart-height.ts';

/** The placeholder of the figures and their chart. */
export function SalesSkeleton() {
  const { t } = useTranslation();
  return (
    <Card aria-busy="true" sx={{ height: '100%' }}>
      <CardContent>
        <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
        <Skeleton width="40%" sx={{ typography: 'h3' }} />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4, my: 4 }}>
          {FIGURES.map((figure) => (
            <Stack key={figure} sx={{ flex: 1 }}>
              <Skeleton width="50%" />
              <Skeleton width="80%" sx={{ typography: 'h3' }} />
              <Skeleton width="60%" />
            </Stack>
          ))}
        </Stack>
        <Skeleton variant="rectangular" height={CHART_HEIGHT} />
      </CardContent>
    </Card>
  );
}
