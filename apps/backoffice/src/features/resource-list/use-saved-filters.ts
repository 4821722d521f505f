import { useLanguage } from '@shop/app-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quoteInside } from '../../lib/quote-inside.ts';
import { savedFiltersKey, type FilteredList } from '../../lib/saved-filters.ts';
import {
  fromSavedQuery,
  parseSavedFilters,
  toSavedQuery,
  withoutSavedFilter,
  withSavedFilter,
  type SavedFilter,
} from './saved-filter.ts';
import { useStoredValue } from './use-stored-value.ts';

/**
 * The filters of a list that were saved on this device, and the saved ones that are set.
 * @param filterQuery the filters that are set
 * @param onMessage shows a message that filters were saved or deleted
 */
export function useSavedFilters(
  listName: FilteredList,
  filterQuery: string,
  onMessage: (text: string) => void,
) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [saved, store] = useStoredValue(savedFiltersKey(listName), parseSavedFilters);
  const [now] = useState(() => Date.now());
  const savable = toSavedQuery(filterQuery, now);
  const current = saved.find(({ query }) => query === savable);
  return {
    saved,
    current,
    /** The part of the URL that a saved filter applies. */
    queryOf: ({ query }: SavedFilter) => fromSavedQuery(query, now),
    canSave: savable !== '' && current === undefined,
    save: (name: string) => {
      store(withSavedFilter(saved, { name, query: savable }));
      onMessage(t('savedFilters.saved', { name: quoteInside(name, language) }));
    },
    remove: (name: string) => {
      store(withoutSavedFilter(saved, name));
      onMessage(t('savedFilters.deleted', { name: quoteInside(name, language) }));
    },
  };
}

export type SavedFilters = ReturnType<typeof useSavedFilters>;
