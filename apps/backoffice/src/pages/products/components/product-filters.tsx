import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { BADGES, GENDERS, SEASONS } from '@shop/contract/constants';
import { CloseIcon, FilterIcon } from '@shop/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { PRODUCT_LIST_SORTS, SOME, SORT, YES } from '../api/product-params.ts';

export type ProductFiltersProps = {
  /** The search field before the filters. */
  children: ReactNode;
  /** Beside the search field, where the filters are not behind a button. */
  actions?: ReactNode;
  params: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
};

type Filter = { name: string; label: string; options: { value: string; text: string }[] };

/**
 * The filters and the sort order, on a phone behind a button with the number of filters set, and a chip
 * for each filter that is set.
 */
export function ProductFilters({ children, actions, params, onChange }: ProductFiltersProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const filters = useFilters();
  const made = Object.keys(params).length;
  return (
    <Paper sx={{ display: 'grid', gap: 4, p: 4 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'end',
          gap: 3,
        }}
      >
        {children}
        <Button
          variant="outlined"
          startIcon={<FilterIcon size={20} />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{ display: { sm: 'none' } }}
        >
          {made > 0 ? t('products.filtersActive', { number: made }) : t('products.filters')}
        </Button>
        {actions}
      </Box>
      <Box
        id={id}
        sx={{
          display: { xs: open ? 'grid' : 'none', sm: 'grid' },
          // In one row on a wide screen; the sort order has the longest texts and the most room.
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
            xl: 'repeat(5, minmax(0, 1fr)) 12rem',
          },
          columnGap: 4,
          rowGap: 3,
        }}
      >
        {filters.map((filter) => (
          <SelectField
            key={filter.name}
            label={filter.label}
            options={filter.options}
            value={params[filter.name] ?? ''}
            onChange={(event) => onChange(filter.name, event.target.value)}
          />
        ))}
      </Box>
      <FilterChips filters={filters} params={params} onRemove={(name) => onChange(name, '')} />
    </Paper>
  );
}

type FilterChipsProps = {
  filters: readonly Filter[];
  params: Readonly<Record<string, string>>;
  onRemove: (name: string) => void;
};

/** The filters that are set; a click removes one. */
function FilterChips({ filters, params, onRemove }: FilterChipsProps) {
  const { t } = useTranslation();
  const active = filters.flatMap(({ name, label, options }) => {
    const option = options.find(({ value }) => value !== '' && value === params[name]);
    return option && name !== SORT ? [{ name, label, text: option.text }] : [];
  });
  if (active.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {active.map(({ name, label, text }) => {
        const filter = t('products.activeFilter', { label, text });
        return (
          <Chip
            key={name}
            size="medium"
            aria-label={t('products.removeFilter', { filter })}
            onClick={() => onRemove(name)}
            sx={{ minHeight: { xs: 'var(--target)', sm: 'auto' } }}
            label={
              <Stack component="span" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                <span>{filter}</span>
                <CloseIcon size={16} />
              </Stack>
            }
          />
        );
      })}
    </Stack>
  );
}

function useFilters(): Filter[] {
  const { t } = useTranslation();
  const all = { value: '', text: t('products.all') };
  const allOf = { value: '', text: t('products.allFeminine') };
  return [
    {
      name: 'gender',
      label: t('productForm.gender'),
      options: [all, ...GENDERS.map((value) => ({ value, text: t(`genders.${value}`) }))],
    },
    {
      name: 'season',
      label: t('productForm.season'),
      options: [allOf, ...SEASONS.map((value) => ({ value, text: t(`seasons.${value}`) }))],
    },
    {
      name: 'badge',
      label: t('productForm.badge'),
      options: [all, ...BADGES.map((value) => ({ value, text: t(`badges.${value}`) }))],
    },
    {
      name: 'popular',
      label: t('products.popularity'),
      options: [all, { value: YES, text: t('products.popularOnly') }],
    },
    {
      name: 'soldout',
      label: t('products.stock'),
      options: [
        all,
        { value: SOME, text: t('products.soldOutSome') },
        { value: YES, text: t('products.soldOutOnly') },
      ],
    },
    {
      name: SORT,
      label: t('products.sort'),
      options: PRODUCT_LIST_SORTS.map((value) => ({
        value: value === 'newest' ? '' : value,
        text: t(`products.sorts.${value}`),
      })),
    },
  ];
}
