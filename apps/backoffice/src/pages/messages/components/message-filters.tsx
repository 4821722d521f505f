import { MESSAGE_TYPES } from '@shop/contract/constants';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { SearchField } from '../../../features/resource-list/search-field.tsx';
import {
  SelectFilterBar,
  type ListFilters,
  type SelectFilter,
} from '../../../features/resource-list/select-filter-bar.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { ANSWERED, MESSAGE_SORTS, NO, SORT, TYPE, YES } from '../api/message-params.ts';

export type MessageFiltersProps = {
  list: ListFilters;
  params: Readonly<Record<string, string>>;
  /** The number of messages that match; undefined while they load. */
  total: number | undefined;
  actions?: ReactNode;
};

/**
 * The search of the messages, their type, with the feature `message-status` answered or not, and
 * their sort order.
 */
export function MessageFilters({ list, ...props }: MessageFiltersProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { searchText, search } = list;
  return (
    <SelectFilterBar
      {...props}
      list={list}
      listName="messages"
      filters={useFilters()}
      onMessage={announce}
      search={
        <SearchField value={searchText} placeholder={t('queries.searchHint')} onChange={search} />
      }
    />
  );
}

function useFilters(): SelectFilter[] {
  const { t } = useTranslation();
  const { client } = useShop();
  const hasAnswered = client.features().has('message-status');
  const type: SelectFilter = {
    name: TYPE,
    label: t('queries.type'),
    chipText: (option) => option,
    options: [
      { value: '', text: t('queries.allTypes') },
      ...MESSAGE_TYPES.map((value) => ({ value, text: t(`queries.${value}`) })),
    ],
  };
  const answered: SelectFilter = {
    name: ANSWERED,
    label: t('queries.answerStatus'),
    chipText: (option) => option,
    options: [
      { value: '', text: t('queries.anyAnswerStatus') },
      { value: NO, text: t('queries.unanswered') },
      { value: YES, text: t('queries.answered') },
    ],
  };
  const sorts = MESSAGE_SORTS.filter((sort) => hasAnswered || !sort.endsWith(ANSWERED));
  const sort: SelectFilter = {
    name: SORT,
    label: t('queries.sort'),
    options: [
      { value: '', text: t('queries.sorts.newest') },
      ...sorts.map((value) => ({ value, text: t(`queries.sorts.${value}`) })),
    ],
  };
  return hasAnswered ? [type, answered, sort] : [type, sort];
}
