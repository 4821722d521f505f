import type { CreateOptions } from '@shop/api-client';
import type { SecurityEvent } from '@shop/contract/schemas';
import { addEditHistoryTexts } from '@shop/i18n/backoffice-edit-history';
import { UndoIcon } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useUndoEdit } from '../../../features/edit-undo/use-undo-edit.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useShop } from '../../../lib/shop-context.ts';

export type UndoEventButtonProps = { event: SecurityEvent; onUndone: () => void };

/** Undoes a change of an account of the staff (feature `undo`); nothing for any other event. */
export function UndoEventButton({ event, onUndone }: UndoEventButtonProps) {
  const { t, i18n } = useTranslation();
  addEditHistoryTexts(i18n);
  const { client } = useShop();
  const now = useNow();
  const { undo } = useUndoEdit(useAnnounce());
  const { mutate, isPending } = useMutation({
    mutationFn: (account: string) => {
      const send = (change: string, options: CreateOptions) =>
        client.staff.undo(account, change, options);
      return undo({ name: event.object ?? '', send }, event.id);
    },
    onSuccess: (isUndone) => isUndone && onUndone(),
  });
  if (!event.undo || Date.parse(event.undo.until) <= now) return null;
  const { account_id: account } = event.undo;
  return (
    <AriaDisabledButton
      startIcon={<UndoIcon size={20} />}
      inactive={isPending}
      onClick={() => mutate(account)}
      sx={{ justifySelf: 'start', mx: -3 }}
    >
      {t('editHistory.undo')}
    </AriaDisabledButton>
  );
}
