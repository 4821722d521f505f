import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { MESSAGES } from '../../../lib/query-keys.ts';

/**
 * Marks a message as answered or not (feature `message-status`), then invalidates the messages. The
 * announcement has an Undo, which also works when the message is closed.
 */
export function useMarkAnswered(id: string) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const update = {
    mutationFn: (answered: boolean) => client.queries.update(id, { answered }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [MESSAGES] }),
  };
  const textOf = (answered: boolean) =>
    answered ? t('queries.nowAnswered') : t('queries.nowUnanswered');
  const undo = useMutation({
    ...update,
    onSuccess: (_message, answered) => announce(textOf(answered)),
    onError: () => announce(t('queries.markFailed'), { severity: 'error' }),
  });
  return useMutation({
    ...update,
    onSuccess: (_message, answered) =>
      announce(textOf(answered), {
        action: { text: t('undo'), onClick: () => undo.mutate(!answered) },
      }),
  });
}
