import { useLanguage } from '@shop/app-kit';
import { useTranslation } from 'react-i18next';
import { quoteInside } from '../../lib/quote-inside.ts';
import { savedFiltersKey, type FilteredList } from '../../lib/saved-filters.ts';
import {
  fromSavedQuery,
  parseSavedFilters,
  toSavedQuery,
  withoutSavedFilter,
  withoutSearch,
  withSavedFilter,
  type SavedFilter,
} from './saved-filter.ts';
import { useNow } from '../../lib/use-now.ts';
import { useStoredValue } from './use-stored-value.ts';

/** Shows a message, which may have the button Undo. */
export type OnMessage = (text: string, options?: { undo: () => void }) => void;

/**
 * The filters of a list that were saved on this device, and the saved ones that are set.
 * @param filterQuery the filters that are set
 * @param onMessage shows a message that filters were saved or deleted
 */
export function useSavedFilters(listName: FilteredList, filterQuery: string, onMessage: OnMessage) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [saved, store] = useStoredValue(savedFiltersKey(listName), parseSavedFilters);
  const now = useNow();
  const queryOf = ({ query }: SavedFilter) => fromSavedQuery(query, now);
  const savable = withoutSearch(filterQuery);
  const current = saved.find((filter) => withoutSearch(queryOf(filter)) === savable);
  return {
    saved,
    current,
    /** The part of the URL that a saved filter applies. */
    queryOf,
    canSave: savable !== '' && current === undefined,
    save: (name: string) => {
      const filter = { name, query: toSavedQuery(filterQuery, Date.now()) };
      store((latest) => withSavedFilter(latest, filter));
      onMessage(t('savedFilters.saved', { name: quoteInside(name, language) }));
    },
    remove: (name: string) => {
      const place = saved.findIndex((filter) => filter.name === name);
      store((latest) => withoutSavedFilter(latest, name));
      const restore = () =>
        store((latest) =>
          latest.some((filter) => filter.name === name)
            ? latest
            : latest.toSpliced(place, 0, ...saved.slice(place, place + 1)),
        );
      onMessage(t('savedFilters.deleted', { name: quoteInside(name, language) }), {
        undo: restore,
      });
    },
  };
}

export type SavedFilters = ReturnType<typeof useSavedFilters>;
