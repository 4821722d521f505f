import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { Selection } from './use-selection.ts';

export type SelectPageProps<T> = {
  items: readonly T[];
  selection: Selection<T>;
  /** Whether the label is visible: the head of a table has no room for it. */
  hasLabel: boolean;
};

/** Selects all items of the page, or none of them. */
export function SelectPage<T>({ items, selection, hasLabel }: SelectPageProps<T>) {
  const { t } = useTranslation();
  const count = items.filter(selection.has).length;
  const isAllSelected = count === items.length;
  const label = t('selection.page');
  const checkbox = (
    <Checkbox
      checked={isAllSelected}
      indeterminate={count > 0 && !isAllSelected}
      onChange={() => selection.select(items, !isAllSelected)}
      {...(!hasLabel && { slotProps: { input: { 'aria-label': label } } })}
    />
  );
  return hasLabel ? (
    <FormControlLabel label={label} control={checkbox} sx={{ color: 'text.secondary' }} />
  ) : (
    checkbox
  );
}
