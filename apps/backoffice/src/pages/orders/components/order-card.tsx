import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateTime, formatPhone } from '@shop/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { SelectItem } from '../../../features/resource-list/select-item.tsx';
import { TYPED_LINE } from '../../../lib/typed-line.ts';
import { pieceCount } from '../api/order-amounts.ts';
import { useOptimisticOrder } from '../api/use-update-order-status.ts';
import { ContactActions } from './contact-actions.tsx';
import { OrderAmount } from './order-amount.tsx';
import { OrderMenu } from './order-menu.tsx';
import { SELECTED_CARD } from '../../../components/card-grid.tsx';
import { openButtonId } from '../../../features/resource-list/open-button.ts';
import type { OrderItemProps } from './order-item.ts';
import { OrderStatusActions } from './order-status-actions.tsx';
import { OrderStatusError } from './order-status-error.tsx';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { OrderThumbnails } from './order-thumbnails.tsx';
import { QuarantineChip } from './quarantine-chip.tsx';

const ANYWHERE = { overflowWrap: 'anywhere' } as const;

/**
 * An order's summary: number, customer, place, status, amount to collect, Call and WhatsApp, and
 * the button of the usual next status (ADM-8).
 */
export function OrderCard({ order, isSelected, onSelect, onOpen, onEnd }: OrderItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const shown = useOptimisticOrder(order).order;
  return (
    <Card
      component="article"
      aria-labelledby={title}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...(isSelected && SELECTED_CARD),
      }}
    >
      <CardHeader
        avatar={
          <SelectItem
            label={t('orderSelection.one', { id: order.command_id })}
            isSelected={isSelected}
            onSelect={onSelect}
          />
        }
        title={t('orders.number', { id: order.command_id })}
        subheader={
          <>
            <span>{order.created_at && formatDateTime(order.created_at, language)}</span>
            <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
              <QuarantineChip order={shown} />
              <OrderStatusChip status={shown.status} />
            </Stack>
          </>
        }
        slotProps={{
          title: {
            id: title,
            component: 'h2',
            // One line on a phone, too.
            sx: { typography: { xs: 'body2', sm: 'body1' }, fontWeight: 'fontWeightBold' },
          },
          subheader: {
            variant: 'body2',
            component: 'p',
            sx: {
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 2,
            },
          },
        }}
        sx={{
          gap: 2,
          p: 4,
          pb: 2,
          pl: 2,
          '& .MuiCardHeader-avatar': { m: 0 },
          '& .MuiCardHeader-content': { overflowWrap: 'anywhere' },
        }}
      />
      <CardContent sx={{ flex: 1, px: 4, py: 0, display: 'grid', alignContent: 'start', gap: 3 }}>
        <Stack
          direction="row"
          sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 3 }}
        >
          <div>
            <Typography variant="h3" component="p" dir="auto" sx={TYPED_LINE}>
              {order.client_name}
            </Typography>
            <Stack
              direction="row"
              useFlexGap
              sx={{ flexWrap: 'wrap', columnGap: 3, color: 'text.secondary', ...ANYWHERE }}
            >
              <bdi>{formatPhone(order.number)}</bdi>
              <bdi>{order.city}</bdi>
            </Stack>
          </div>
          <ContactActions order={order} describedBy={title} />
        </Stack>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            gap: 3,
          }}
        >
          <Stack
            direction="row"
            // Beside four images, the number of articles is below them, and the amount stays at the right.
            sx={{ flex: '1 1 10.75rem', alignItems: 'flex-end', flexWrap: 'wrap', gap: 2 }}
          >
            <OrderThumbnails lines={order.command_products} />
            <Typography variant="body2" color="textSecondary">
              {t('orders.itemCount', { count: pieceCount(order) })}
            </Typography>
          </Stack>
          <OrderAmount order={shown} />
        </Stack>
      </CardContent>
      <CardActions
        disableSpacing
        sx={{
          flexWrap: 'wrap',
          gap: 2,
          p: 4,
          '& > .MuiButton-root': { px: { xs: 2, sm: 5 } },
          '& > .MuiButton-contained': { flex: '1 1 0' },
          // The menu is apart from the buttons.
          '& > .MuiIconButton-root': { ml: 'auto' },
        }}
      >
        <OrderStatusActions order={order} describedBy={title} />
        <OrderStatusError order={order} />
        <Button
          id={openButtonId(order.command_id)}
          variant="outlined"
          onClick={onOpen}
          aria-describedby={title}
        >
          {t('orders.details')}
        </Button>
        <OrderMenu order={order} describedBy={title} onEnd={onEnd} />
      </CardActions>
    </Card>
  );
}
