import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatDate } from '@shop/i18n';
import { DeleteIcon, ShowIcon } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { pieceCount } from '../api/order-amounts.ts';
import { useOptimisticOrder } from '../api/use-update-order-status.ts';
import { ContactActions } from './contact-actions.tsx';
import { IconAction } from './icon-action.tsx';
import { OrderAmount } from './order-amount.tsx';
import type { OrderItemProps } from './order-item.ts';
import { OrderStatusActions } from './order-status-actions.tsx';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { useHasStatus } from './order-table.tsx';
import { OrderThumbnails } from './order-thumbnails.tsx';

const ANYWHERE = { overflowWrap: 'anywhere' } as const;

/** An order's row in the table, with the contents and accessible names of its card (ADM-8). */
export function OrderRow({ order, isSelected, onSelect, onOpen, onDelete }: OrderItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const hasStatus = useHasStatus();
  const shown = useOptimisticOrder(order).order;
  return (
    <TableRow
      hover
      selected={isSelected}
      aria-labelledby={title}
      sx={{ '&&.Mui-selected, &&.Mui-selected:hover': { bgcolor: 'var(--color-primary-tint)' } }}
    >
      <TableCell padding="checkbox">
        <Checkbox
          checked={isSelected}
          onChange={(_event, checked) => onSelect(checked)}
          slotProps={{
            input: { 'aria-label': t('orderSelection.one', { id: order.command_id }) },
          }}
        />
      </TableCell>
      <TableCell component="th" scope="row">
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <Box sx={{ flex: 'none', display: { xs: 'none', xl: 'block' } }}>
            <OrderThumbnails lines={order.command_products.slice(0, 1)} />
          </Box>
          <div>
            <Typography
              id={title}
              component="h2"
              variant="body2"
              sx={{ fontWeight: 'fontWeightBold', ...ANYWHERE }}
            >
              {t('orders.number', { id: order.command_id })}
            </Typography>
            {order.created_at && (
              <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                <time dateTime={order.created_at}>{formatDate(order.created_at, language)}</time>
              </Typography>
            )}
          </div>
        </Stack>
      </TableCell>
      <TableCell>
        <Typography dir="auto" sx={ANYWHERE}>
          {order.client_name}
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={ANYWHERE}>
          {order.city}
        </Typography>
      </TableCell>
      <TableCell>
        <ContactActions order={order} describedBy={title} />
      </TableCell>
      {hasStatus && (
        <TableCell>
          <OrderStatusChip status={shown.status} />
        </TableCell>
      )}
      <TableCell align="right">
        <OrderAmount order={shown} variant="body1" />
        <Typography variant="caption" component="p" color="textSecondary">
          {t('orders.itemCount', { count: pieceCount(order) })}
        </Typography>
      </TableCell>
      <TableCell>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: `minmax(${hasStatus ? '9.5rem' : 0}, 1fr) auto`,
            alignItems: 'center',
            gap: 2,
            '& .MuiButton-root': { px: 3 },
          }}
        >
          <OrderStatusActions order={order} describedBy={title} />
          <Stack direction="row" sx={{ gridArea: '1 / 2' }}>
            <IconAction
              label={t('orders.details')}
              icon={<ShowIcon size={20} />}
              describedBy={title}
              onClick={onOpen}
            />
            <IconAction
              label={t('orders.delete')}
              icon={<DeleteIcon size={20} />}
              describedBy={title}
              color="error"
              onClick={onDelete}
            />
          </Stack>
        </Box>
      </TableCell>
    </TableRow>
  );
}
