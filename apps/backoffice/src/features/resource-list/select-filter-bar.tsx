import { SelectField } from '../../components/select-field.tsx';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';

/** A filter or the sort order of a list, as a select. */
export type SelectFilter = {
  /** The URL parameter. */
  name: string;
  label: string;
  /** The value of the first option is empty: no filter. */
  options: readonly { value: string; text: string }[];
  /** The text of the chip of a chosen option; without it the filter has no chip, as a sort order. */
  chipText?: (option: string) => string;
};

/** What the bar needs of the list; `useResourceList` returns it. */
export type ListFilters = Pick<FilterBarProps, 'filterQuery' | 'filtersHref' | 'clearFilters'> & {
  setParam: (name: string, value: string) => void;
  searchText: string;
  search: (text: string) => void;
};

type SelectFilterBarProps = Pick<
  FilterBarProps,
  'listName' | 'search' | 'actions' | 'total' | 'onMessage'
> & {
  list: ListFilters;
  filters: readonly SelectFilter[];
  params: Readonly<Record<string, string>>;
};

/** A filter bar whose filters are selects. */
export function SelectFilterBar({ list, filters, params, ...bar }: SelectFilterBarProps) {
  const { filterQuery, filtersHref, clearFilters, setParam } = list;
  const active = filters.flatMap(({ name, options, chipText }) => {
    const option = options.find(({ value }) => value !== '' && value === params[name]);
    return option && chipText
      ? [{ text: chipText(option.text), onRemove: () => setParam(name, '') }]
      : [];
  });
  return (
    <FilterBar
      {...bar}
      filterQuery={filterQuery}
      filtersHref={filtersHref}
      clearFilters={clearFilters}
      active={active}
    >
      {filters.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={params[name] ?? ''}
          options={options}
          onChange={({ target }) => setParam(name, target.value)}
        />
      ))}
    </FilterBar>
  );
}
