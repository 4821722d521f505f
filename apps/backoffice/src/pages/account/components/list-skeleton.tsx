import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** The place of a list of the account page while the list loads. A screen reader reads that it loads. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <Box aria-busy="true">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Skeleton variant="rounded" height={72} />
    </Box>
  );
}
