import type { Message } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useAnnounceDeletion } from '../../../features/deletion/use-announce-deletion.ts';
import { useRestoreHint } from '../../../features/deletion/use-restore-hint.ts';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { deleteOnce } from '../../../lib/delete-once.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { MESSAGES } from '../../../lib/query-keys.ts';

/** Deletes a message after a confirmation (ADM-9). */
export function useDeleteMessage(onDone: (message: Message) => void) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounceDeletion('message', useAnnounce());
  return useConfirmation(
    ({ id }: Message, isRepeat) => deleteOnce(() => client.queries.delete(id), isRepeat),
    (message) => {
      onDone(message);
      announce(t('queries.deleted'), [message.id]);
    },
    () => void queryClient.invalidateQueries({ queryKey: [MESSAGES] }),
  );
}

/** The confirmation of `useDeleteMessage`, with the specified text. */
export function DeleteMessageDialog({
  deletion,
}: {
  deletion: ReturnType<typeof useDeleteMessage>;
}) {
  const { t } = useTranslation();
  const restoreHint = useRestoreHint();
  const { target, dialog } = deletion;
  return (
    <ConfirmDialog
      isOverDetails
      {...dialog}
      failure={t('queries.deleteFailed')}
      question={t('queries.deleteQuestion')}
      text={
        target
          ? `${t('queries.deleteText', { name: target.client_name, email: target.email })} ${restoreHint}`.trim()
          : ''
      }
      confirm={t('queries.delete')}
    />
  );
}
