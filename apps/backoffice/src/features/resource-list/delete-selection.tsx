import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import type { Selection, SelectionTexts } from './use-selection.ts';
import type { UpdateMany } from './use-update-many.ts';

export type DeleteSelectionProps<T> = {
  selection: Selection<T>;
  updates: UpdateMany<T>;
  texts: Exclude<SelectionTexts, 'orderSelection'>;
  deleteItem: (item: T) => Promise<unknown>;
  /** Called with what was deleted, in words. */
  onMessage: (text: string) => void;
};

/** Deletes the selected items after a confirmation; those that could not be deleted stay selected. */
export function DeleteSelection<T>(props: DeleteSelectionProps<T>) {
  const { selection, updates, texts, deleteItem, onMessage } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  /** The items that the question is about: the selection may change behind it. */
  const [asked, setAsked] = useState<readonly T[]>([]);
  const count = asked.length;

  async function deleteAsked() {
    // The bar shows the progress.
    setOpen(false);
    const { updated } = await updates.mutateAsync({ items: asked, update: deleteItem });
    selection.select(updated, false);
    if (updated.length > 0) onMessage(t(`${texts}.deleted`, { count: updated.length }));
  }

  return (
    <>
      {!updates.isPending && (
        <Button
          color="error"
          onClick={() => {
            setAsked(selection.items);
            setOpen(true);
          }}
        >
          {t('selection.delete')}
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        question={t(`${texts}.deleteQuestion`, { count })}
        text={t(`${texts}.deleteText`, { count })}
        confirm={t('selection.delete')}
        onConfirm={() => void deleteAsked()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
