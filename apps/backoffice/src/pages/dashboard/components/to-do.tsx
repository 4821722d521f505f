import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { formatMoney, formatNumber } from '@shop/i18n';
import { ArrowRightIcon } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Placeholders } from '../../../components/placeholders.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { useIsOwner } from '../../../lib/admin-context.ts';
import { ageOf, type ToDoItem } from '../api/to-do-items.ts';

const FIGURES = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

const SAMPLES: readonly ToDoItem[] = [
  { kind: 'calls', to: '', count: 5, amount: '500.00', oldestAt: '2000-12-20T10:00:00.000Z' },
  { kind: 'questions', to: '', count: 5, oldestAt: '2000-12-20T10:00:00.000Z' },
];

export type ToDoProps = {
  /** In the order in which they are shown; undefined while they load. */
  items: readonly ToDoItem[] | undefined;
  /** Whether the API server has the feature `dashboard`, and so everything that may be to do. */
  isWhole: boolean;
};

/** What the owner does first; each number is a link to the list that it counts. */
export function ToDo({ items, isWhole }: ToDoProps) {
  const { t } = useTranslation();
  const id = useId();
  const isOwner = useIsOwner();
  // Another API server may have nothing that is known: that is not "nothing to do".
  if (items?.length === 0 && !isWhole) return null;
  // The staff receive no amounts at stake.
  const isRanked = isWhole && (items?.some(({ amount }) => amount !== undefined) ?? isOwner);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3">
        {t('dashboard.toDo')}
      </Typography>
      {isRanked && (
        <Typography variant="body2" color="textSecondary">
          {t('dashboard.toDoRule')}
        </Typography>
      )}
      <Card sx={{ mt: 3 }}>
        {items ? (
          <ToDoList items={items} />
        ) : (
          <Placeholders>
            <ToDoList items={SAMPLES} />
          </Placeholders>
        )}
      </Card>
    </section>
  );
}

function ToDoList({ items }: { items: readonly ToDoItem[] }) {
  const { t } = useTranslation();
  if (items.length === 0) {
    return (
      <CardContent sx={{ bgcolor: 'var(--color-primary-tint)' }}>
        <Typography variant="h4" component="p">
          {t('dashboard.nothingToDo')}
        </Typography>
        <Typography color="textSecondary">{t('dashboard.nothingToDoText')}</Typography>
      </CardContent>
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
  return (
    <ListItem disablePadding divider={hasDivider}>
      <ListItemButton
        component={Link}
        to={to}
        sx={{ gap: 4, py: 2, ...(isFirst && { bgcolor: 'var(--color-primary-tint)' }) }}
      >
        <Typography
          component="span"
          variant="h3"
          color={isFirst ? 'secondary' : 'textPrimary'}
          sx={{ minWidth: '2.5rem', ...FIGURES }}
        >
          {formatNumber(String(count), language)}
        </Typography>
        {/* On a phone the amount is below the name. */}
        <Stack
          component="span"
          direction="row"
          sx={{ flex: 1, flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}
        >
          <ListItemText
            primary={t(`dashboard.tasks.${kind}`, { count })}
            secondary={useNote(item)}
            slotProps={{
              primary: { color: 'textPrimary', sx: { fontWeight: 'fontWeightBold' } },
            }}
            sx={{ flex: '1 1 12rem', my: 1 }}
          />
          {amount !== undefined && (
            <Typography component="span" color="textPrimary" sx={FIGURES}>
              {t('dashboard.atStake', { amount: formatMoney(amount, language) })}
            </Typography>
          )}
        </Stack>
        <ArrowRightIcon size={20} />
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
