import { createOnce, CreateOutcomeError, type CreateOptions } from '@shop/api-client';
import type { Account, StaffWithPassword } from '@shop/contract/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { useUndoEdit } from '../../../features/edit-undo/use-undo-edit.ts';
import { deleteOnce } from '../../../lib/delete-once.ts';
import { STAFF } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { staffQuery } from '../../../lib/staff-query.ts';

/** The accounts of the back office (feature `staff`). */
export function useStaff() {
  const { client } = useShop();
  return useQuery(staffQuery(client));
}

type LostCreate = { username: string; before: readonly Account[] };

/**
 * Adds an account once although responses may be lost (F2); the response has its temporary password. When the
 * response was lost but the account was created, the account gets another temporary password, because nobody knows
 * the first one.
 */
export function useCreateStaff() {
  const { client } = useShop();
  const invalidate = useInvalidateStaff();
  const { data: listed } = useStaff();
  /** The account whose response was lost, and those that existed before. */
  const [lost, setLost] = useState<LostCreate>();
  const [createOneStaff] = useState(() =>
    createOnce({
      supportsKeys: () => client.features().has('idempotent-creates'),
      send: (username: string, options: CreateOptions) =>
        client.staff.create({ username }, options),
    }),
  );

  async function create(
    username: string,
    onCheckingOutcome: () => void,
  ): Promise<StaffWithPassword> {
    const { password, ...account } = await createOneStaff(username, { onCheckingOutcome }).catch(
      (error: unknown) => {
        if (!(error instanceof CreateOutcomeError) || error.outcome === 'unknown') throw error;
        // The lost account was created with another name: this one is sent with a new key.
        return createOneStaff(username, { onCheckingOutcome });
      },
    );
    if (password !== undefined) return { ...account, password };
    onCheckingOutcome();
    return client.staff.resetPassword(account.id);
  }

  async function findLost({ username, before }: LostCreate) {
    const { items } = await client.staff.list();
    const isNew = ({ id }: Account) => before.every((account) => account.id !== id);
    return items.find((account) => account.username === username && isNew(account));
  }

  return useMutation({
    async mutationFn(username: string): Promise<StaffWithPassword> {
      let attempt = lost?.username === username ? lost : undefined;
      function onCheckingOutcome() {
        attempt ??= listed && { username, before: listed };
        setLost(attempt);
      }
      try {
        return await create(username, onCheckingOutcome);
      } catch (error) {
        if (attempt === undefined) throw error;
        const created = await findLost(attempt).catch(() => null);
        if (created) return client.staff.resetPassword(created.id);
        const wasNotCreated = created === undefined && error instanceof CreateOutcomeError;
        throw wasNotCreated ? error.cause : error;
      }
    },
    onSuccess: invalidate,
  });
}

/** The options of a message about a change of an account: its button Undo (feature `undo`). */
function useUndoOptions() {
  const { client } = useShop();
  const { optionsFor } = useUndoEdit(useAnnounce());
  return ({ id, username: name }: Account, change: string | undefined) => {
    const send = (undone: string, options: CreateOptions) => client.staff.undo(id, undone, options);
    return optionsFor({ name, send }, change);
  };
}

/** Disables or enables an account. The message has Undo. */
export function useUpdateStaff() {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const undoOptions = useUndoOptions();
  const invalidate = useInvalidateStaff();
  return useMutation({
    mutationFn: ({ id, disabled }: Account) => client.staff.update(id, { disabled: !disabled }),
    onSuccess(saved, account) {
      const { disabled, username: name } = account;
      const text = t(disabled ? 'staff.nowEnabled' : 'staff.nowDisabled', { name });
      announce(text, undoOptions(account, saved?.change_id));
    },
    onSettled: invalidate,
  });
}

/** Makes an account an owner's, or one of the staff again, after a confirmation. The message has Undo. */
export function useChangeRole() {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const undoOptions = useUndoOptions();
  const invalidate = useInvalidateStaff();
  return useConfirmation(async (account: Account) => {
    const role = account.role === 'owner' ? 'staff' : 'owner';
    const saved = await client.staff.update(account.id, { role });
    const text = t(`staff.isNow.${role}`, { name: account.username });
    announce(text, undoOptions(account, saved?.change_id));
  }, invalidate);
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

/** Deletes an account after a confirmation. The message has Undo. */
export function useDeleteStaff() {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const undoOptions = useUndoOptions();
  const invalidate = useInvalidateStaff();
  return useConfirmation(
    ({ id }: Account, isRepeat) => deleteOnce(() => client.staff.delete(id), isRepeat),
    (account) => {
      const change = client.features().has('undo') ? 'deletion' : undefined;
      announce(t('staff.deleted', { name: account.username }), undoOptions(account, change));
    },
    invalidate,
  );
}

function useInvalidateStaff() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [STAFF] });
}
