import { MESSAGE_TYPES } from '@shop/contract/constants';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { FilterBar, type FilterBarProps } from '../../../features/resource-list/filter-bar.tsx';
import { SearchField } from '../../../features/resource-list/search-field.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { ANSWERED, MESSAGE_SORTS, NO, SORT, TYPE, YES } from '../api/message-params.ts';

export type MessageFiltersProps = Pick<
  FilterBarProps,
  'total' | 'filterQuery' | 'filtersHref' | 'clearFilters'
> & {
  params: Readonly<Record<string, string>>;
  setParam: (name: string, value: string) => void;
  searchText: string;
  search: (text: string) => void;
  actions?: ReactNode;
};

/**
 * The search of the messages, their type, with the feature `message-status` answered or not, and
 * their sort order.
 */
export function MessageFilters(props: MessageFiltersProps) {
  const { params, setParam, searchText, search, ...bar } = props;
  const { t } = useTranslation();
  const announce = useAnnounce();
  const filters = useFilters();
  const active = filters.flatMap(({ name, options }) => {
    const option = options.find(({ value }) => value !== '' && value === params[name]);
    return option && name !== SORT
      ? [{ text: option.text, onRemove: () => setParam(name, '') }]
      : [];
  });
  return (
    <FilterBar
      {...bar}
      listName="messages"
      onMessage={announce}
      active={active}
      search={
        <SearchField value={searchText} placeholder={t('queries.searchHint')} onChange={search} />
      }
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

type Filter = { name: string; label: string; options: { value: string; text: string }[] };

function useFilters(): Filter[] {
  const { t } = useTranslation();
  const { client } = useShop();
  const hasAnswered = client.features().has('message-status');
  const type: Filter = {
    name: TYPE,
    label: t('queries.type'),
    options: [
      { value: '', text: t('queries.allTypes') },
      ...MESSAGE_TYPES.map((value) => ({ value, text: t(`queries.${value}`) })),
    ],
  };
  const answered: Filter = {
    name: ANSWERED,
    label: t('queries.answerStatus'),
    options: [
      { value: '', text: t('queries.anyAnswerStatus') },
      { value: NO, text: t('queries.unanswered') },
      { value: YES, text: t('queries.answered') },
    ],
  };
  const sorts = MESSAGE_SORTS.filter((sort) => hasAnswered || !sort.endsWith(ANSWERED));
  const sort: Filter = {
    name: SORT,
    label: t('queries.sort'),
    options: [
      { value: '', text: t('queries.sorts.newest') },
      ...sorts.map((value) => ({ value, text: t(`queries.sorts.${value}`) })),
    ],
  };
  return hasAnswered ? [type, answered, sort] : [type, sort];
}
