import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { formatMoney, formatNumber } from '@shop/i18n';
import { ArrowRightIcon } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNow } from '../../../features/resource-list/use-now.ts';
import { ageOf, type ToDoItem } from '../api/to-do-items.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';

export type ToDoProps = {
  /** In the order in which they are shown; undefined while they load. */
  items: readonly ToDoItem[] | undefined;
  /** Whether the API server has the amounts at stake, and so everything that may be to do. */
  isRanked: boolean;
};

/** What the owner does first; each number is a link to the list that it counts. */
export function ToDo({ items, isRanked }: ToDoProps) {
  const { t } = useTranslation();
  const id = useId();
  // Another API server may have nothing that is known: that is not "nothing to do".
  if (items?.length === 0 && !isRanked) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3">
        {t('dashboard.toDo')}
      </Typography>
      {isRanked && items?.length !== 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('dashboard.toDoRule')}
        </Typography>
      )}
      <Card sx={{ mt: 3 }}>
        {items ? (
          <ToDoList items={items} />
        ) : (
          <Box sx={{ p: 4 }}>
            <PanelSkeleton rows={4} />
          </Box>
        )}
      </Card>
    </section>
  );
}

function ToDoList({ items }: { items: readonly ToDoItem[] }) {
  const { t } = useTranslation();
  if (items.length === 0) {
    return (
      <Box sx={{ p: 5, bgcolor: 'var(--color-primary-tint)' }}>
        <Typography variant="h4" component="p">
          {t('dashboard.nothingToDo')}
        </Typography>
        <Typography color="textSecondary">{t('dashboard.nothingToDoText')}</Typography>
      </Box>
    );
  }
  return (
    <List disablePadding component="ol">
      {items.map((item, index) => (
        <ToDoRow
          key={item.kind}
          item={item}
          isFirst={index === 0}
          hasDivider={index < items.length - 1}
        />
      ))}
    </List>
  );
}

type ToDoRowProps = { item: ToDoItem; isFirst: boolean; hasDivider: boolean };

function ToDoRow({ item, isFirst, hasDivider }: ToDoRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { kind, to, count, amount } = item;
  const note = useNote(item);
  return (
    <ListItem disablePadding divider={hasDivider}>
      <ListItemButton
        component={Link}
        to={to}
        sx={{
          display: 'grid',
          // On a phone the amount is below the name.
          gridTemplateColumns: {
            xs: 'minmax(2.5rem, auto) minmax(0, 1fr) auto',
            sm: 'minmax(4rem, auto) minmax(0, 1fr) auto auto',
          },
          alignItems: 'center',
          columnGap: 4,
          px: { xs: 4, sm: 5 },
          py: 3,
          bgcolor: isFirst ? 'var(--color-primary-tint)' : undefined,
        }}
      >
        <Typography
          component="span"
          variant="h3"
          color={isFirst ? 'secondary' : 'textPrimary'}
          sx={{
            gridRow: { xs: 'span 2', sm: 'auto' },
            fontVariantNumeric: 'tabular-nums lining-nums',
          }}
        >
          {formatNumber(String(count), language)}
        </Typography>
        <span>
          <Typography
            component="span"
            color="textPrimary"
            sx={{ display: 'block', fontWeight: 'fontWeightBold' }}
          >
            {t(`dashboard.tasks.${kind}`, { count })}
          </Typography>
          {note && (
            <Typography component="span" variant="body2" color="textSecondary">
              {note}
            </Typography>
          )}
        </span>
        {amount !== undefined && (
          <Typography
            component="span"
            color="textPrimary"
            sx={{
              gridColumn: { xs: 2, sm: 3 },
              gridRow: { xs: 2, sm: 1 },
              fontVariantNumeric: 'tabular-nums lining-nums',
            }}
          >
            {t('dashboard.atStake', { amount: formatMoney(amount, language) })}
          </Typography>
        )}
        <Box
          component="span"
          sx={{
            gridColumn: { xs: 3, sm: 4 },
            gridRow: { xs: '1 / span 2', sm: 1 },
            color: 'primary.main',
            display: 'inline-flex',
          }}
        >
          <ArrowRightIcon size={20} />
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

/** Since when the oldest one waits, or which sizes run out. */
function useNote({ oldestAt, sizes }: ToDoItem): string | undefined {
  const { t } = useTranslation();
  const now = useNow();
  if (sizes) {
    const texts = [
      sizes.soldOut > 0 && t('dashboard.soldOutVariants', { count: sizes.soldOut }),
      sizes.low > 0 && t('dashboard.lowSizes', { count: sizes.low }),
    ];
    return texts.filter((text) => text !== false).join(' · ');
  }
  if (!oldestAt) return undefined;
  const { unit, count } = ageOf(oldestAt, now);
  if (count === 0) return t('dashboard.oldest.now');
  return unit === 'hours'
    ? t('dashboard.oldest.hours', { count })
    : t('dashboard.oldest.days', { count });
}
