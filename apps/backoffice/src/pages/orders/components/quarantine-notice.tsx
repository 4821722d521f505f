import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { withParams } from '../../../features/resource-list/use-list-params.ts';
import { ORDERS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { QUARANTINE } from '../api/order-params.ts';

/** The number of orders in quarantine, with a link to them; nothing where there is none, and on their own list. */
export function QuarantineNotice() {
  const { t } = useTranslation();
  const { client } = useShop();
  const [params] = useSearchParams();
  const { data: count = 0 } = useQuery({
    queryKey: [ORDERS, 'quarantine'],
    queryFn: async ({ signal }) => {
      const { items, total } = await client.commands.list(
        { quarantine: true, limit: 1 },
        { signal },
      );
      return total ?? items.length;
    },
    enabled: client.features().has('quarantine'),
  });
  if (count === 0 || params.get(QUARANTINE) === 'true') return null;
  return (
    <Alert
      severity="warning"
      sx={{
        alignItems: 'center',
        py: 1,
        '& .MuiAlert-message, & .MuiAlert-action': { p: 0 },
        '& .MuiAlert-message': { typography: 'body1' },
      }}
      action={
        <Button
          color="inherit"
          component={Link}
          to={`?${withParams(new URLSearchParams(), { [QUARANTINE]: 'true' })}`}
        >
          {t('orders.seeToCheck')}
        </Button>
      }
    >
      {t('orders.toCheckCount', { count })}
    </Alert>
  );
}
