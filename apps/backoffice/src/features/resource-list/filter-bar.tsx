import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FilterIcon } from '@shop/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilteredList } from '../../lib/saved-filters.ts';
import { FilterChips, type ActiveFilter } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { type OnMessage, useSavedFilters } from './use-saved-filters.ts';

/** The dialog and its form library are loaded when filters are saved for the first time. */
const SaveFilterDialog = lazy(async () => ({
  default: (await import('./save-filter-dialog.tsx')).SaveFilterDialog,
}));

export type FilterBarProps = {
  /** The name of the list, for the storage. */
  listName: FilteredList;
  /** The search field. */
  search: ReactNode;
  /** After the button of the filters. */
  actions?: ReactNode;
  /** The number of items that match; undefined while they load. */
  total: number | undefined;
  active: readonly ActiveFilter[];
  /** The filters of the URL. */
  filterQuery: string;
  filtersHref: (query: string) => string;
  clearFilters: () => void;
  /** Shows a message that filters were saved, or deleted with an Undo. */
  onMessage: OnMessage;
  /** The fields of the drawer. */
  children: ReactNode;
};

/** The search, a button that opens the filters in a drawer, and a row of chips. */
export function FilterBar(props: FilterBarProps) {
  const { search, actions, total, active, filterQuery, filtersHref, clearFilters } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  /** Undefined until filters are saved for the first time. */
  const [isSaving, setSaving] = useState<boolean>();
  const savedFilters = useSavedFilters(props.listName, filterQuery, props.onMessage);
  const { canSave, saved, save } = savedFilters;
  const startSaving = () => setSaving(true);
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'end', columnGap: 2, rowGap: 2 }}>
        <Box sx={{ flex: '1 1 11rem', maxWidth: { sm: '24rem' } }}>{search}</Box>
        <Button
          variant="outlined"
          startIcon={<FilterIcon size={20} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {active.length > 0
            ? t('filterBar.active', { number: active.length })
            : t('filterBar.filters')}
        </Button>
        {actions}
      </Stack>
      <FilterChips
        active={active}
        savedFilters={savedFilters}
        filtersHref={filtersHref}
        onSave={startSaving}
        // An empty list offers it, too.
        {...(total !== 0 && { onClear: clearFilters })}
      />
      <FilterDrawer
        open={isOpen}
        onClose={() => setOpen(false)}
        total={total}
        {...(canSave && { onSave: startSaving })}
        {...(filterQuery !== '' && { onClear: clearFilters })}
      >
        {props.children}
      </FilterDrawer>
      {isSaving !== undefined && (
        <Suspense>
          <SaveFilterDialog
            open={isSaving}
            names={saved.map(({ name }) => name)}
            onSave={(name) => {
              save(name);
              setSaving(false);
            }}
            onCancel={() => setSaving(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
