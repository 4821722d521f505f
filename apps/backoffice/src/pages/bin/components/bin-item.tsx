import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { BinEntry } from '@shop/contract/schemas';
import { formatDateTime, formatMoney } from '@shop/i18n';
import { ProductImage, UndoIcon } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useBinName } from '../hooks/use-bin-name.ts';
import { useRestore } from '../api/use-bin.ts';
import { OutOfStockLines } from './out-of-stock-lines.tsx';

export type BinItemProps = {
  entry: BinEntry;
  /** Undefined for the staff. */
  onDelete: ((entry: BinEntry) => void) | undefined;
};

const DAY = 86_400_000;
const IMAGE_WIDTH = 160;

/** A deleted object: what it is, who deleted it and when, how long it stays, and its buttons. */
export function BinItem({ entry, onDelete }: BinItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const restore = useRestore();
  const { client } = useShop();
  const { kind, object: id, text, amount, status, pieces, image, deleted_by: by } = entry;
  const name = useBinName()(entry);
  const parts = [
    t(`bin.${kind}`, { id }),
    amount === undefined ? undefined : formatMoney(amount, language),
    pieces === undefined ? undefined : t('bin.pieces', { count: pieces }),
  ].filter((part) => part !== undefined);
  return (
    <ListItem divider component="article" aria-labelledby={title} sx={ITEM}>
      <Box sx={CONTENT}>
        <Typography
          id={title}
          component="h2"
          variant="body1"
          dir="auto"
          sx={{ ...ANYWHERE, fontWeight: 'bold' }}
        >
          {name}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" sx={ANYWHERE}>
            {parts.join(' · ')}
          </Typography>
          {kind === 'order' && <OrderStatusChip status={status} />}
        </Box>
        {image && (
          <Box sx={{ width: '5rem' }}>
            <ProductImage src={client.imageUrl(image, IMAGE_WIDTH)} alt="" />
          </Box>
        )}
        {text && (
          <Typography variant="body2" color="textSecondary" dir="auto" sx={EXCERPT}>
            {text}
          </Typography>
        )}
      </Box>
      <Box sx={CONTENT}>
        <Typography variant="body2" color="textSecondary" sx={ANYWHERE}>
          <time dateTime={entry.deleted_at}>{formatDateTime(entry.deleted_at, language)}</time>{' '}
          {by !== '' && <bdi>{t('bin.deletedBy', { name: by })}</bdi>}
        </Typography>
        <DaysLeft expiresAt={entry.expires_at} />
      </Box>
      <Box sx={ACTIONS}>
        <AriaDisabledButton
          variant="outlined"
          startIcon={<UndoIcon size={20} />}
          inactive={restore.isPending}
          onClick={() => restore.mutate(entry)}
          aria-describedby={title}
        >
          {restore.isPending ? t('pleaseWait') : t('bin.restore')}
        </AriaDisabledButton>
        {onDelete && (
          <Button
            color="error"
            onClick={() => onDelete(entry)}
            aria-describedby={title}
            // Below the other button its text is aligned with the texts above.
            sx={{ ml: { xs: -3, sm: 0 } }}
          >
            {t('bin.delete')}
          </Button>
        )}
      </Box>
      {restore.outOfStockLines.length > 0 && <OutOfStockLines lines={restore.outOfStockLines} />}
    </ListItem>
  );
}

/** The days until the entry is deleted for good, the present one included. */
function DaysLeft({ expiresAt }: { expiresAt: string }) {
  const { t } = useTranslation();
  const now = useNow();
  const count = Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / DAY));
  return <Typography variant="body2">{t('bin.daysLeft', { count })}</Typography>;
}

const ANYWHERE = { overflowWrap: 'anywhere' } as const;
const CONTENT = { display: 'grid', alignContent: 'start', gap: 1, minWidth: 0 } as const;
/** The first two lines. */
const EXCERPT = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
} as const;
const ACTIONS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
const ITEM = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 15rem',
    lg: 'minmax(0, 1fr) 15rem auto',
  },
  columnGap: 6,
  rowGap: 3,
  px: { xs: 4, sm: 5 },
  py: 4,
  '&:last-of-type': { borderBottom: 0 },
};
