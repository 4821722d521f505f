import Button from '@mui/material/Button';
import type { Message } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useAnnounceDeletion } from '../../../features/deletion/use-announce-deletion.ts';
import { DeleteSelection } from '../../../features/resource-list/delete-selection.tsx';
import { UpdateManyStatus } from '../../../features/resource-list/update-many-status.tsx';
import type { Selection } from '../../../features/resource-list/use-selection.ts';
import type { UpdateMany } from '../../../features/resource-list/use-update-many.ts';
import { useShop } from '../../../lib/shop-context.ts';

export type MessageSelectionActionsProps = {
  selection: Selection<Message>;
  updates: UpdateMany<Message>;
};

/**
 * The actions on the selected messages: answered or not (feature `message-status`), with Undo, and delete
 * after a confirmation. Messages that could not be changed stay selected.
 */
export function MessageSelectionActions({ selection, updates }: MessageSelectionActionsProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const announceDeletion = useAnnounceDeletion('message', announce);
  const { items, select } = selection;

  const update = (messages: readonly Message[], answered: boolean) =>
    updates.mutateAsync({
      items: messages,
      update: ({ id }) => client.queries.update(id, { answered }),
    });

  async function mark(answered: boolean) {
    const isMarked = (message: Message) => Boolean(message.answered) === answered;
    const { updated } = await update(
      items.filter((message) => !isMarked(message)),
      answered,
    );
    select([...updated, ...items.filter(isMarked)], false);
    if (updated.length === 0) return;
    announce(t(textOf(answered), { count: updated.length }), {
      undo: () => void undo(updated, !answered),
    });
  }

  async function undo(messages: readonly Message[], answered: boolean) {
    const { updated, failed } = await update(messages, answered);
    // One message for the undo: a problem does not wait until the success before it is closed.
    if (failed.length === 0) return announce(t(textOf(answered), { count: updated.length }));
    // The messages are not selected, so the bar does not name them.
    return announce(t('selection.undoFailed', { count: failed.length }), { severity: 'error' });
  }

  const hasStatus = client.features().has('message-status') && !updates.isPending;
  return (
    <>
      {hasStatus && items.some(({ answered }) => !answered) && (
        <Button variant="contained" onClick={() => void mark(true)}>
          {t('messageSelection.markAnswered')}
        </Button>
      )}
      {hasStatus && items.some(({ answered }) => answered) && (
        <Button variant="outlined" onClick={() => void mark(false)}>
          {t('messageSelection.markUnanswered')}
        </Button>
      )}
      <DeleteSelection
        selection={selection}
        updates={updates}
        texts="messageSelection"
        deleteItem={({ id }) => client.queries.delete(id)}
        onMessage={(text, messages) =>
          announceDeletion(
            text,
            messages.map(({ id }) => id),
          )
        }
      />
      <UpdateManyStatus
        updates={updates}
        selection={selection}
        texts="messageSelection"
        nameOf={({ id }) => t('queries.numberInText', { id })}
      />
    </>
  );
}

function textOf(answered: boolean) {
  return answered ? 'messageSelection.nowAnswered' : 'messageSelection.nowUnanswered';
}
