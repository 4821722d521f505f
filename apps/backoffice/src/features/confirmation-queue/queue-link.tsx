import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLanguage } from '@shop/app-kit';
import { formatNumber } from '@shop/i18n';
import { PhoneIcon } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useShop } from '../../lib/shop-context.ts';
import { callCountsQuery } from './call-counts-query.ts';

/** The number has its room before it is read: what is beside the link does not move. */
const COUNT = { minWidth: '3.75ch', whiteSpace: 'pre' };

/** A link to the queue of calls with the number of due ones; nothing without the feature `confirmation`. */
export function QueueLink() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const isOffered = client.features().has('confirmation');
  const { data } = useQuery({ ...callCountsQuery(client), enabled: isOffered });
  if (!isOffered) return null;
  return (
    <Button
      // Without a call to make it is not the first thing to do.
      variant={data?.due === 0 ? 'outlined' : 'contained'}
      component={Link}
      to={paths.Confirm}
      startIcon={<PhoneIcon size={20} />}
      // On a phone it fills the row.
      sx={{ '&&': { flex: { xs: '1 1 0', sm: 'none' } } }}
    >
      {t('orders.confirmByPhone')}
      <Box component="span" sx={COUNT}>
        {data && ` (${formatNumber(String(data.due), language)})`}
      </Box>
    </Button>
  );
}
