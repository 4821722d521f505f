import Chip from '@mui/material/Chip';
import type { Order } from '@shop/contract/schemas';
import { AlertIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** Marks a new order that the owner should check; nothing for any other order. */
export function QuarantineChip({ order }: { order: Order }) {
  const { t } = useTranslation();
  if (order.quarantine === undefined || order.status !== 'new') return null;
  return (
    <Chip
      component="span"
      color="error"
      icon={
        <span>
          <AlertIcon size={16} />
        </span>
      }
      label={t('orders.toCheck')}
      sx={{
        minWidth: 'max-content',
        maxWidth: 'none',
        '& .MuiChip-icon': { flex: 'none', display: 'inline-flex', color: 'inherit' },
        '& .MuiChip-label': { overflow: 'visible' },
      }}
    />
  );
}
