import type { Order } from '@shop/contract/schemas';
import { UndoIcon } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { useUndoOrderChange } from '../api/use-undo-order-change.ts';

/** Undoes the change of the history that the API server says can be undone. */
export function UndoChangeButton({ order: { command_id: id, version } }: { order: Order }) {
  const { t } = useTranslation();
  const { undo } = useUndoOrderChange();
  const { mutate, isPending } = useMutation({
    mutationFn: (latest: string) => undo(id, latest),
  });
  if (version === undefined) return null;
  return (
    <AriaDisabledButton
      startIcon={<UndoIcon size={20} />}
      inactive={isPending}
      onClick={() => mutate(version)}
      sx={{ justifySelf: 'start', mx: -3 }}
    >
      {t('orders.undoChange')}
    </AriaDisabledButton>
  );
}
