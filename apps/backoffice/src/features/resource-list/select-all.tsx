import Alert from '@mui/material/Alert';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../components/aria-disabled-button.tsx';
import { errorKey } from '../../lib/error-key.ts';
import { useShop } from '../../lib/shop-context.ts';
import { fetchAllItems } from './fetch-all-items.ts';
import type { ListView } from './list-view.ts';
import type { ResourceDefinition } from './use-resource-list.ts';
import type { Selection, SelectionTexts } from './use-selection.ts';

export type SelectAllProps<T> = {
  selection: Selection<T>;
  texts: SelectionTexts;
  resource: ResourceDefinition<T>;
  /** The items of the page, and the filters and the number of the whole list. */
  items: readonly T[];
  view: ListView;
  total: number;
};

/** Selects the items of all pages, offered when those of the page are selected. */
export function SelectAll<T>(props: SelectAllProps<T>) {
  const { selection, texts, resource, items, view, total } = props;
  const { t } = useTranslation();
  const { client } = useShop();
  const list = JSON.stringify([view.search, view.params, total]);
  const { mutate, data, isPending, error } = useMutation({
    // The filters may change meanwhile.
    mutationFn: async () => ({ name: list, ...(await fetchAllItems(client, resource, view)) }),
  });
  // Not after the bar was closed: the callbacks of `mutate` end with the component.
  const selectAll = () =>
    mutate(undefined, { onSuccess: (all) => selection.selectWhole(all.name, all.items) });
  const isWhole = selection.isWhole(list);
  const unreadable = data?.unreadable ?? 0;
  if (isWhole && unreadable > 0) {
    return <Alert severity="warning">{t(`${texts}.unreadable`, { count: unreadable })}</Alert>;
  }
  if (isWhole || total <= items.length || !items.every(selection.has)) return null;
  return (
    <>
      <AriaDisabledButton inactive={isPending} onClick={selectAll}>
        {isPending ? t('pleaseWait') : t(`${texts}.all`, { count: total })}
      </AriaDisabledButton>
      {error && (
        <Alert severity="error">
          {t(`${texts}.allFailed`)} {t(`errors.${errorKey(error)}`)}
        </Alert>
      )}
    </>
  );
}
