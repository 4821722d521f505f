import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Order } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useReleaseOrder } from '../api/use-release-order.ts';

/** Why an order is in quarantine, and the button that releases it; nothing for any other order. */
export function QuarantineAlert({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useReleaseOrder(order);
  if (order.quarantine === undefined || order.status !== 'new') return null;
  return (
    <Alert
      severity="warning"
      // The button is below the text, at its left edge.
      sx={{
        display: 'grid',
        gap: 3,
        '& .MuiAlert-message': { p: 0 },
        '& .MuiAlert-action': { m: 0, p: 0 },
      }}
      action={
        <AriaDisabledButton
          variant="outlined"
          color="inherit"
          onClick={() => mutate()}
          inactive={isPending}
        >
          {t('orders.release')}
        </AriaDisabledButton>
      }
    >
      <Typography>{t(`orders.quarantine.${order.quarantine}`)}</Typography>
      <Typography variant="body2">{t('orders.quarantineAdvice')}</Typography>
      {error && (
        <Typography role="alert" sx={{ mt: 2, fontWeight: 'fontWeightBold' }}>
          {t('orders.releaseFailed')} {t(`errors.${errorKey(error)}`)}
        </Typography>
      )}
    </Alert>
  );
}
