import { MESSAGE_TYPES } from '@shop/contract/constants';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { FilterBar, type FilterBarProps } from '../../../features/resource-list/filter-bar.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { ANSWERED, NO, TYPE, YES } from '../api/message-resource.ts';

export type MessageFiltersProps = Pick<
  FilterBarProps,
  'search' | 'total' | 'filterQuery' | 'filtersHref' | 'clearFilters'
> & {
  params: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
};

/** Filters by type and, with the feature `message-status`, by answered or not. */
export function MessageFilters({ params, onChange, ...bar }: MessageFiltersProps) {
  const announce = useAnnounce();
  const filters = useFilters();
  const active = filters.flatMap(({ name, options }) => {
    const option = options.find(({ value }) => value !== '' && value === params[name]);
    return option ? [{ text: option.text, onRemove: () => onChange(name, '') }] : [];
  });
  return (
    <FilterBar {...bar} listName="messages" onMessage={announce} active={active}>
      {filters.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={params[name] ?? ''}
          options={options}
          onChange={({ target }) => onChange(name, target.value)}
        />
      ))}
    </FilterBar>
  );
}

type Filter = { name: string; label: string; options: { value: string; text: string }[] };

function useFilters(): Filter[] {
  const { t } = useTranslation();
  const { client } = useShop();
  const type: Filter = {
    name: TYPE,
    label: t('queries.type'),
    options: [
      { value: '', text: t('queries.allTypes') },
      ...MESSAGE_TYPES.map((value) => ({ value, text: t(`queries.${value}`) })),
    ],
  };
  if (!client.features().has('message-status')) return [type];
  const answered = {
    name: ANSWERED,
    label: t('queries.answerStatus'),
    options: [
      { value: '', text: t('queries.anyAnswerStatus') },
      { value: NO, text: t('queries.unanswered') },
      { value: YES, text: t('queries.answered') },
    ],
  };
  return [type, answered];
}
