import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useLanguage } from '@shop/app-kit';
import { BookmarkIcon, CloseIcon } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { quoteInside } from '../../lib/quote-inside.ts';
import { filterChipStyle } from './filter-chip-style.ts';
import type { SavedFilters } from './use-saved-filters.ts';

/** A filter that is set, and how it is removed. */
export type ActiveFilter = { text: string; onRemove: () => void };

export type FilterChipsProps = {
  active: readonly ActiveFilter[];
  savedFilters: SavedFilters;
  filtersHref: (query: string) => string;
  onSave: () => void;
  onClear?: () => void;
};

/**
 * A row of chips: the filters that were saved on this device, and the ones that are set. A click on
 * a saved one applies it, a click on one that is set removes it.
 */
export function FilterChips(props: FilterChipsProps) {
  const { active, savedFilters, filtersHref, onSave, onClear } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const { saved, current, canSave } = savedFilters;
  if (saved.length === 0 && active.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {saved.map((filter) => (
        <Chip
          key={filter.name}
          size="medium"
          variant="outlined"
          component={Link}
          to={filtersHref(savedFilters.queryOf(filter))}
          preventScrollReset
          clickable
          aria-current={filter === current ? 'true' : undefined}
          sx={filterChipStyle(filter === current)}
          label={<ChipLabel icon={<BookmarkIcon size={16} />}>{filter.name}</ChipLabel>}
        />
      ))}
      {active.map(({ text, onRemove }) => (
        <Chip
          key={text}
          size="medium"
          variant="outlined"
          aria-label={t('filterBar.removeFilter', { filter: text })}
          onClick={onRemove}
          sx={filterChipStyle(true)}
          label={<ChipLabel iconAfter={<CloseIcon size={16} />}>{text}</ChipLabel>}
        />
      ))}
      {canSave && <Button onClick={onSave}>{t('savedFilters.save')}</Button>}
      {current && (
        <Button color="error" onClick={() => savedFilters.remove(current.name)}>
          {t('savedFilters.delete', { name: quoteInside(current.name, language) })}
        </Button>
      )}
      {onClear && (canSave || current) && (
        <Button onClick={onClear}>{t('list.clearFilters')}</Button>
      )}
    </Stack>
  );
}

type ChipLabelProps = { icon?: ReactNode; iconAfter?: ReactNode; children: string };

function ChipLabel({ icon, iconAfter, children }: ChipLabelProps) {
  return (
    <Stack component="span" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {icon}
      <bdi>{children}</bdi>
      {iconAfter}
    </Stack>
  );
}
