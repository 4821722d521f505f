import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { MESSAGES } from '../../../lib/query-keys.ts';
import { useUndoMark } from './use-undo-mark.ts';

type Mark = { of: string; answered: boolean };

/** The marking of a message with its progress and its error. */
export type MarkAnswered = ReturnType<typeof useMarkAnswered>;

/**
 * Marks the open message as answered or not (feature `message-status`), then invalidates the messages. The
 * announcement has an Undo, also when the message is closed: on the server where it has the feature `undo`, otherwise by
 * the opposite mark. The error is of this message, until the message is closed.
 * @param id null without an open message
 */
export function useMarkAnswered(id: string | null) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { optionsFor } = useUndoMark();
  const update = {
    mutationFn: ({ of, answered }: Mark) => client.queries.update(of, { answered }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [MESSAGES] }),
  };
  const textOf = (answered: boolean) =>
    answered ? t('queries.nowAnswered') : t('queries.nowUnanswered');
  const undo = useMutation({
    ...update,
    onSuccess: (_message, { answered }) => announce(textOf(answered)),
    onError: () => announce(t('queries.markFailed'), { severity: 'error' }),
  });
  const { mutate, reset, variables, isPending, error } = useMutation({
    ...update,
    onSuccess: (message, { of, answered }) => {
      const back = () => undo.mutate({ of, answered: !answered });
      const onServer = optionsFor(of, message?.change_id);
      announce(textOf(answered), onServer ?? { undo: back });
    },
  });
  useEffect(() => {
    if (id === null) reset();
  }, [id, reset]);
  const isOfThis = variables?.of === id;
  return {
    mark: (answered: boolean) => id !== null && mutate({ of: id, answered }),
    isPending: isOfThis && isPending,
    error: isOfThis ? error : null,
  };
}
