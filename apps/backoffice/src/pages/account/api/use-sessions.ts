import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';

const SESSIONS = 'sessions';

/** The admin's open sessions (feature `account`). */
export function useSessions() {
  const { client } = useShop();
  return useQuery({
    queryKey: [SESSIONS],
    queryFn: async ({ signal }) => (await client.account.listSessions({ signal })).items,
  });
}

/** Ends one session, then invalidates the sessions. */
export function useEndSession() {
  const { t } = useTranslation();
  const { client } = useShop();
  const invalidate = useInvalidateSessions();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: (id: string) => client.account.endSession(id),
    onSuccess: () => announce(t('sessions.ended')),
    // A session that another device has ended is gone from the list too.
    onSettled: invalidate,
  });
}

/** Returns a function that invalidates the sessions. */
export function useInvalidateSessions() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [SESSIONS] });
}
