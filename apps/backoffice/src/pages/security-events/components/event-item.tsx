import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { SecurityEvent } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { customerPath, orderPath, productPath } from '../../../lib/paths.ts';
import { EventChanges } from '../../../features/event-changes/event-changes.tsx';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';
import { UndoEventButton } from './undo-event-button.tsx';

const WARNINGS = new Set<SecurityEvent['type']>(['sign_in_refused', 'access_refused', 'limited']);
/** The objects of rejections and ended sessions that the catalogues explain. */
const REASONS = [
  'login_failed',
  'two_factor_refused',
  'invalid',
  'refresh_refused',
  'refresh_token_reused',
  'forbidden',
] as const;
const CUSTOMERS = new Set<SecurityEvent['type']>([
  'customer_changed',
  'customer_change_undone',
  'customers_merged',
  'customers_separated',
]);
const PRODUCTS = new Set<SecurityEvent['type']>([
  'product_created',
  'product_changed',
  'product_change_undone',
  'product_restored',
]);
const ORDERS = new Set<SecurityEvent['type']>(['order_created', 'order_changed', 'order_restored']);

/** One event: what happened, to what, when, by whom and from where. A change of an account has Undo for ten minutes. */
export function EventItem({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { type, at, account, address, origin, count, request_id: request } = event;
  return (
    <ListItem divider component="article" aria-labelledby={title} sx={ITEM}>
      <Box sx={{ display: 'grid', alignContent: 'start', gap: 1, minWidth: 0 }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
        >
          <Typography
            ref={heading}
            id={title}
            component="h2"
            variant="body1"
            tabIndex={-1}
            sx={{ fontWeight: 'bold', ...NO_FOCUS_RING }}
          >
            {t(`securityEvents.types.${type}`)}
          </Typography>
          {count > 1 && (
            <Chip
              component="span"
              color={WARNINGS.has(type) ? 'warning' : 'default'}
              label={t('securityEvents.times', { count })}
            />
          )}
        </Box>
        <EventObject event={event} />
        <EventChanges changes={event.changes} />
        {/* The button of an undone change is removed. */}
        <UndoEventButton event={event} onUndone={() => heading.current?.focus()} />
      </Box>
      <Box sx={{ display: 'grid', alignContent: 'start', gap: 1, minWidth: 0 }}>
        <Typography variant="body2">
          <time dateTime={at}>{formatDateTime(at, language)}</time>
        </Typography>
        <Typography variant="body2" dir="auto" sx={ANYWHERE}>
          {account ?? t(`securityEvents.origins.${origin}`)}
        </Typography>
        {address && (
          <Typography
            variant="caption"
            color="textSecondary"
            title={request ? t('securityEvents.request', { id: request }) : undefined}
            sx={ANYWHERE}
          >
            {t('securityEvents.address', { hash: address })}
          </Typography>
        )}
      </Box>
    </ListItem>
  );
}

function linkOf(type: SecurityEvent['type'], object: string) {
  if (PRODUCTS.has(type)) return { to: productPath(object), key: 'product' } as const;
  if (CUSTOMERS.has(type)) return { to: customerPath(object), key: 'customer' } as const;
  if (ORDERS.has(type)) return { to: orderPath(object), key: 'order' } as const;
  return undefined;
}

/** The kind of object of an event that has no link. */
const UNLINKED = new Map<SecurityEvent['type'], 'product' | 'order' | 'message' | 'image'>([
  ['product_deleted', 'product'],
  ['order_deleted', 'order'],
  ['message_answered', 'message'],
  ['message_reopened', 'message'],
  ['message_deleted', 'message'],
  ['site_image_created', 'image'],
  ['site_image_changed', 'image'],
  ['site_image_deleted', 'image'],
]);

/** What the event is about, with a link to a product or an order that exists. */
function EventObject({ event: { type, object } }: { event: SecurityEvent }) {
  const { t } = useTranslation();
  if (object === null) return null;
  const link = linkOf(type, object);
  if (link !== undefined) {
    return (
      <MuiLink component={Link} to={link.to} sx={LINK}>
        {t(`securityEvents.${link.key}`, { id: object })}
      </MuiLink>
    );
  }
  const kind = UNLINKED.get(type);
  const reason = REASONS.find((each) => each === object);
  const text = reason ? t(`securityEvents.reasons.${reason}`) : object;
  return (
    <Typography variant="body2" dir="auto" sx={ANYWHERE}>
      {kind ? t(`securityEvents.${kind}`, { id: object }) : text}
    </Typography>
  );
}

const ANYWHERE = { overflowWrap: 'anywhere' } as const;
const LINK = {
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--target)',
};
const ITEM = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' },
  columnGap: 6,
  rowGap: 2,
  px: { xs: 4, sm: 5 },
  py: 4,
  '&:last-of-type': { borderBottom: 0 },
};
