import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { MESSAGES } from './message-resource.ts';

/** Marks a message as answered or not (feature `message-status`), then invalidates the messages. */
export function useMarkAnswered(id: string) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: (answered: boolean) => client.queries.update(id, { answered }),
    onSuccess: (_query, answered) =>
      announce(answered ? t('queries.nowAnswered') : t('queries.nowUnanswered')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [MESSAGES] }),
  });
}
