import type { Account, StaffWithPassword } from '@shop/contract/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { useShop } from '../../../lib/shop-context.ts';

const STAFF = 'staff';

/** The accounts of the back office (feature `staff`). */
export function useStaff() {
  const { client } = useShop();
  return useQuery({
    queryKey: [STAFF],
    queryFn: async ({ signal }) => (await client.staff.list({ signal })).items,
  });
}

/** Adds an account; the response has its temporary password. */
export function useCreateStaff() {
  const { client } = useShop();
  const invalidate = useInvalidateStaff();
  return useMutation({
    mutationFn: (username: string) => client.staff.create({ username }),
    onSuccess: invalidate,
  });
}

/** Disables or enables an account. */
export function useUpdateStaff() {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const invalidate = useInvalidateStaff();
  return useMutation({
    mutationFn: ({ id, disabled }: Account) => client.staff.update(id, { disabled: !disabled }),
    onSuccess: (_response, { disabled, username: name }) =>
      announce(t(disabled ? 'staff.nowEnabled' : 'staff.nowDisabled', { name })),
    onSettled: invalidate,
  });
}

/** Gives an account a new temporary password after a confirmation; `account` is then set. */
export function useResetStaffPassword() {
  const { client } = useShop();
  const invalidate = useInvalidateStaff();
  const [account, setAccount] = useState<StaffWithPassword | null>(null);
  const confirmation = useConfirmation(
    async ({ id }: Account) => setAccount(await client.staff.resetPassword(id)),
    invalidate,
  );
  return { ...confirmation, account, clear: () => setAccount(null) };
}

/** Turns the second factor of an account off after a confirmation, for a lost phone. */
export function useStopStaffTwoFactor() {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const invalidate = useInvalidateStaff();
  return useConfirmation(
    ({ id }: Account) => client.staff.stopTwoFactor(id),
    ({ username: name }) => {
      announce(t('staff.twoFactorStopped', { name }));
      invalidate();
    },
  );
}

/** Deletes an account after a confirmation. */
export function useDeleteStaff() {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const invalidate = useInvalidateStaff();
  return useConfirmation(
    ({ id }: Account) => client.staff.delete(id),
    ({ username: name }) => {
      announce(t('staff.deleted', { name }));
      invalidate();
    },
  );
}

function useInvalidateStaff() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [STAFF] });
}
