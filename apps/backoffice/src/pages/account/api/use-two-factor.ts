import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TwoFactorStop } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { ACCESS_CHECK } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useInvalidateSessions } from './use-sessions.ts';

/** Starts the set-up of the second factor with the password (feature `two-factor`). */
export function useStartTwoFactor() {
  const { client } = useShop();
  return useMutation({
    mutationFn: (password: string) => client.account.startTwoFactor({ password }),
  });
}

/** Turns the second factor on with a code of the app. The API server ends the other sessions. */
export function useConfirmTwoFactor() {
  const { t } = useTranslation();
  const { client } = useShop();
  const invalidateSessions = useInvalidateSessions();
  const announce = useAnnounce();
  const refreshAdmin = useRefreshAdmin();
  return useMutation({
    mutationFn: (code: string) => client.account.confirmTwoFactor({ code }),
    onSuccess() {
      announce(t('twoFactor.turnedOn'));
      refreshAdmin();
      invalidateSessions();
    },
  });
}

/** Turns the second factor off. The API server ends the other sessions. */
export function useStopTwoFactor() {
  const { t } = useTranslation();
  const { client } = useShop();
  const invalidateSessions = useInvalidateSessions();
  const announce = useAnnounce();
  const refreshAdmin = useRefreshAdmin();
  return useMutation({
    mutationFn: (credentials: TwoFactorStop) => client.account.stopTwoFactor(credentials),
    onSuccess() {
      announce(t('twoFactor.turnedOff'));
      refreshAdmin();
      invalidateSessions();
    },
  });
}

function useRefreshAdmin() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [ACCESS_CHECK] });
}
