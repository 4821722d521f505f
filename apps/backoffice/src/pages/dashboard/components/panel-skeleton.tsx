import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** The placeholder of a panel's list. */
export function PanelSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <Stack aria-busy="true" sx={{ gap: 4 }}>
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, place) => (
        <div key={place}>
          <Skeleton sx={{ maxWidth: '14em' }} />
          <Skeleton width="60%" />
        </div>
      ))}
    </Stack>
  );
}
