import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { QUERIES } from './query-source.ts';

/** Marks a query as answered or not (feature `query-status`), then reads the queries again. */
export function useMarkAnswered(id: string) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queries = useQueryClient();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: (answered: boolean) => client.updateQuery(id, { answered }),
    onSuccess: (_query, answered) =>
      announce(answered ? t('queries.nowAnswered') : t('queries.nowUnanswered')),
    onSettled: () => queries.invalidateQueries({ queryKey: [QUERIES] }),
  });
}
