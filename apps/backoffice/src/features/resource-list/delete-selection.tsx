import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useIsOwner } from '../../lib/admin-context.ts';
import { deleteOnce } from '../../lib/delete-once.ts';
import { useShop } from '../../lib/shop-context.ts';
import type { Selection, SelectionTexts } from './use-selection.ts';
import type { UpdateMany } from './use-update-many.ts';

export type DeleteSelectionProps<T> = {
  selection: Selection<T>;
  updates: UpdateMany<T>;
  texts: Exclude<SelectionTexts, 'orderSelection'>;
  deleteItem: (item: T) => Promise<unknown>;
  /** Called with what was deleted, in words and as items. */
  onMessage: (text: string, deleted: readonly T[]) => void;
};

/**
 * Deletes the selected items after a confirmation; those that could not be deleted stay selected. Only the owner has
 * the button.
 */
export function DeleteSelection<T>(props: DeleteSelectionProps<T>) {
  return useIsOwner() ? <DeleteButton {...props} /> : null;
}

function DeleteButton<T>(props: DeleteSelectionProps<T>) {
  const { selection, updates, texts, deleteItem, onMessage } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  /** The items of the open question. The selection may change while it is open. */
  const [itemsToDelete, setItemsToDelete] = useState<readonly T[]>([]);
  const count = itemsToDelete.length;
  const { client } = useShop();

  /** Where there is a bin, a message is not deleted for good. */
  function deletionText() {
    const text = t(`${texts}.deleteText`, { count });
    if (!client.features().has('undo')) return text;
    return texts === 'messageSelection'
      ? t('deletion.restorable')
      : `${text} ${t('deletion.restorable')}`;
  }

  async function deleteItems() {
    // The bar shows the progress.
    setOpen(false);
    const { updated } = await updates.mutateAsync({
      items: itemsToDelete,
      update: (item) => deleteOnce(() => deleteItem(item)),
    });
    selection.select(updated, false);
    if (updated.length > 0) {
      onMessage(t(`${texts}.deleted`, { count: updated.length }), updated);
    }
  }

  return (
    <>
      {!updates.isPending && (
        <Button
          color="error"
          onClick={() => {
            setItemsToDelete(selection.items);
            setOpen(true);
          }}
        >
          {t('selection.delete')}
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        question={t(`${texts}.deleteQuestion`, { count })}
        text={deletionText()}
        confirm={t('selection.delete')}
        onConfirm={() => void deleteItems()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
