import type { Message } from '@shop/contract/schemas';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import type { ChosenLanguage } from '../../../features/buyer-messages/use-message-language.ts';
import { useOrderLanguage } from '../../../features/buyer-messages/use-order-language.ts';
import { useUndoEdit } from '../../../features/edit-undo/use-undo-edit.ts';

/**
 * The language of the reply to a message: the one of the customer of its order. Without an order no record belongs to
 * the message, so a choice is for this reply only.
 */
export function useReplyLanguage({ id, command }: Message): ChosenLanguage {
  const announce = useAnnounce();
  const { optionsFor } = useUndoEdit(announce);
  const notices = { announce, optionsFor };
  return useOrderLanguage(command ?? { command_id: `message ${id}`, number: '' }, notices);
}
