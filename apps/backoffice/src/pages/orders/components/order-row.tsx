import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatDate, formatLocalPhone } from '@shop/i18n';
import { ShowIcon, VisuallyHidden } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { SelectItem } from '../../../features/resource-list/select-item.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { pieceCount } from '../api/order-amounts.ts';
import { useRefusedStatusUpdate } from '../api/use-failed-status-updates.ts';
import { useOptimisticOrder } from '../api/use-update-order-status.ts';
import { ContactActions } from './contact-actions.tsx';
import { IconAction } from '../../../components/icon-action.tsx';
import { OrderAmount } from './order-amount.tsx';
import { OrderMenu } from './order-menu.tsx';
import type { OrderColumns } from '../hooks/use-order-columns.ts';
import { openButtonId } from '../../../features/resource-list/open-button.ts';
import { SELECTED_ROW } from '../../../features/resource-list/resource-table.tsx';
import type { OrderItemProps } from './order-item.ts';
import { OrderStatusActions } from './order-status-actions.tsx';
import { OrderStatusError } from './order-status-error.tsx';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { OrderThumbnails } from './order-thumbnails.tsx';
import { QuarantineChip } from './quarantine-chip.tsx';

/** The cell has the width that is left, and its text ends there. */
const TRUNCATED = { width: '99%', maxWidth: 0 };
/** A number of this shop has no line break; that of another API server may be longer. */
const NUMBER = { minWidth: '6.25rem', overflowWrap: 'anywhere' } as const;
/** The button of the next status has one line in a compact row. */
const COMPACT_BUTTON = {
  px: 2,
  py: 0,
  typography: 'body2',
  fontWeight: 'fontWeightBold',
  whiteSpace: 'nowrap',
};
/** The error of the order follows in a row of its own. */
const FAILED_ROW = { ...SELECTED_ROW, '& > .MuiTableCell-root': { borderBottom: 0 } };
/** The columns that can be hidden, and the number of the others. */
const HIDEABLE = ['items', 'contact', 'status', 'total'] as const;
const FIXED_COLUMNS = 4;
const LINE = { lineHeight: 1.3 } as const;
const ANYWHERE = { overflowWrap: 'anywhere' } as const;
const WRAP = { flexWrap: 'wrap', ...ANYWHERE } as const;
const ONE_LINE = { overflow: 'hidden', whiteSpace: 'nowrap' } as const;
const ELLIPSIS = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export type OrderRowProps = OrderItemProps & { columns: OrderColumns };

/** An order's row in the table, with the contents and accessible names of its card (ADM-8). */
export function OrderRow(props: OrderRowProps) {
  const { order, isSelected, onSelect, onOpen, onEnd } = props;
  const { isCompact, isShown, hasRoomForItems } = props.columns;
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const hasStatuses = useShop().client.features().has('status');
  const buttonWidth = isCompact ? '10.75rem' : '9.5rem';
  const number = t('orders.number', { id: order.command_id });
  const pieces = t('orders.itemCount', { count: pieceCount(order) });
  const shown = useOptimisticOrder(order).order;
  const { refused } = useRefusedStatusUpdate(order);
  return (
    <>
      <TableRow
        hover
        selected={isSelected}
        aria-labelledby={title}
        sx={refused ? FAILED_ROW : SELECTED_ROW}
      >
        <TableCell padding="checkbox">
          <SelectItem
            label={t('orderSelection.one', { id: order.command_id })}
            isSelected={isSelected}
            onSelect={onSelect}
          />
        </TableCell>
        <TableCell component="th" scope="row">
          <Typography
            id={title}
            component="h2"
            variant="body2"
            aria-label={number}
            sx={{ fontWeight: 'fontWeightBold', ...LINE, ...NUMBER }}
          >
            {order.command_id}
          </Typography>
          {order.created_at && (
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ whiteSpace: 'nowrap', ...LINE }}
            >
              <time dateTime={order.created_at}>{formatDate(order.created_at, language)}</time>
            </Typography>
          )}
        </TableCell>
        {isShown('items') && (
          <TableCell {...(isCompact && { title: pieces })}>
            <OrderThumbnails
              lines={order.command_products}
              size={isCompact ? 'small' : 'medium'}
              max={hasRoomForItems ? 2 : 1}
            />
            {isCompact ? (
              <VisuallyHidden>{pieces}</VisuallyHidden>
            ) : (
              <Typography variant="caption" component="p" color="textSecondary" noWrap>
                {pieces}
              </Typography>
            )}
          </TableCell>
        )}
        <TableCell sx={isCompact ? TRUNCATED : { minWidth: '7.5rem' }}>
          <Typography
            dir="auto"
            variant={isCompact ? 'body2' : 'body1'}
            noWrap={isCompact}
            title={order.client_name}
            sx={{ ...LINE, ...ANYWHERE }}
          >
            {order.client_name}
          </Typography>
          <Stack
            direction="row"
            useFlexGap
            sx={{
              columnGap: 2,
              color: 'text.secondary',
              typography: 'body2',
              ...LINE,
              ...(isCompact ? ONE_LINE : WRAP),
            }}
          >
            <bdi>{formatLocalPhone(order.number)}</bdi>
            <Box component="bdi" title={order.city} sx={isCompact ? ELLIPSIS : {}}>
              {order.city}
            </Box>
          </Stack>
        </TableCell>
        {isShown('contact') && (
          <TableCell>
            <ContactActions order={order} describedBy={title} />
          </TableCell>
        )}
        {isShown('status') && (
          <TableCell>
            <OrderStatusChip status={shown.status} /> <QuarantineChip order={shown} />
          </TableCell>
        )}
        {isShown('total') && (
          <TableCell align="right">
            <OrderAmount order={shown} variant="body1" isCompact={isCompact} />
          </TableCell>
        )}
        <TableCell>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: `minmax(${hasStatuses ? buttonWidth : 0}, 1fr) auto`,
              alignItems: 'center',
              gap: 2,
              '& .MuiButton-root': isCompact ? COMPACT_BUTTON : { px: 3 },
            }}
          >
            <OrderStatusActions order={order} describedBy={title} />
            {/* Two places of one width: an order without a menu has its button below the others. */}
            <Box sx={{ gridArea: '1 / 2', display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
              <IconAction
                id={openButtonId(order.command_id)}
                label={t('orders.details')}
                icon={<ShowIcon size={20} />}
                describedBy={title}
                onClick={onOpen}
              />
              <OrderMenu order={order} describedBy={title} onEnd={onEnd} />
            </Box>
          </Box>
        </TableCell>
      </TableRow>
      {refused && (
        <TableRow>
          <TableCell colSpan={FIXED_COLUMNS + HIDEABLE.filter(isShown).length}>
            <OrderStatusError order={order} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
