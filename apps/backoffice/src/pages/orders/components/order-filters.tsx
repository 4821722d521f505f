import { ORDER_SORTS, ORDER_SOURCES } from '@shop/contract/constants';
import { useLanguage } from '@shop/app-kit';
import { formatDate, type Language } from '@shop/i18n';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import {
  DateRangeFields,
  type DateRange,
} from '../../../features/resource-list/date-range-fields.tsx';
import { FilterBar, type FilterBarProps } from '../../../features/resource-list/filter-bar.tsx';
import { SearchField } from '../../../features/resource-list/search-field.tsx';
import { FROM, TO } from '../../../features/resource-list/url-params.ts';
import { CALL } from '../../../lib/paths.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { isDay, QUARANTINE, SORT, SOURCE } from '../api/order-params.ts';

export type OrderFiltersProps = Pick<
  FilterBarProps,
  'total' | 'filterQuery' | 'filtersHref' | 'clearFilters'
> & {
  params: Readonly<Record<string, string>>;
  setParams: (changes: Readonly<Record<string, string>>) => void;
  searchText: string;
  search: (text: string) => void;
  actions?: ReactNode;
};

/** The search of the orders, their dates and their sort order. */
export function OrderFilters(props: OrderFiltersProps) {
  const { params, setParams, searchText, search, ...bar } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const announce = useAnnounce();
  const { client } = useShop();
  const range = { from: dayOf(params[FROM]), to: dayOf(params[TO]) };
  const setRange = ({ from, to }: DateRange) => setParams({ [FROM]: from, [TO]: to });
  const isInQuarantine = params[QUARANTINE] === 'true';
  const source = ORDER_SOURCES.find((each) => each === params[SOURCE]);
  const isDated = range.from !== '' || range.to !== '';
  return (
    <FilterBar
      {...bar}
      listName="orders"
      onMessage={announce}
      search={
        <SearchField value={searchText} placeholder={t('orders.searchHint')} onChange={search} />
      }
      active={[
        ...(isInQuarantine
          ? [{ text: t('orders.toCheck'), onRemove: () => setParams({ [QUARANTINE]: '' }) }]
          : []),
        ...(params[CALL] === 'wrong_number'
          ? [{ text: t('orders.wrongNumbers'), onRemove: () => setParams({ [CALL]: '' }) }]
          : []),
        ...(source
          ? [
              {
                text: t(`orders.sources.${source}`),
                onRemove: () => setParams({ [SOURCE]: '' }),
              },
            ]
          : []),
        ...(isDated
          ? [
              {
                text: rangeText(range, t, language),
                onRemove: () => setRange({ from: '', to: '' }),
              },
            ]
          : []),
      ]}
    >
      <DateRangeFields label={t('orders.placedRange')} value={range} onChange={setRange} />
      {client.features().has('drafts') && (
        <SelectField
          label={t('orders.source')}
          value={source ?? ''}
          options={[
            { value: '', text: t('orders.allSources') },
            ...ORDER_SOURCES.map((value) => ({ value, text: t(`orders.sources.${value}`) })),
          ]}
          onChange={({ target }) => setParams({ [SOURCE]: target.value })}
        />
      )}
      <SelectField
        label={t('orders.sort')}
        value={params[SORT] ?? ''}
        options={[
          { value: '', text: t('orders.sorts.newest') },
          ...ORDER_SORTS.map((value) => ({ value, text: t(`orders.sorts.${value}`) })),
        ]}
        onChange={({ target }) => setParams({ [SORT]: target.value })}
      />
    </FilterBar>
  );
}

function dayOf(value = ''): string {
  return isDay(value) ? value : '';
}

function rangeText({ from, to }: DateRange, t: TFunction, language: Language): string {
  // Noon is the same day in every time zone of the formats.
  const format = (day: string) => formatDate(`${day}T12:00:00Z`, language);
  if (to === '') return t('dateRange.since', { from: format(from) });
  if (from === '') return t('dateRange.until', { to: format(to) });
  if (from === to) return t('dateRange.day', { from: format(from) });
  return t('dateRange.between', { from: format(from), to: format(to) });
}
