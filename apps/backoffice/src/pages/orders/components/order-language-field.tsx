import type { Order } from '@shop/contract/schemas';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { MessageLanguageField } from '../../../features/buyer-messages/message-language-field.tsx';
import { useOrderLanguage } from '../../../features/buyer-messages/use-order-language.ts';
import { useUndoEdit } from '../../../features/edit-undo/use-undo-edit.ts';

/** Selects the language of the messages to the customer of an order. */
export function OrderLanguageField({ order }: { order: Order }) {
  const announce = useAnnounce();
  const { optionsFor } = useUndoEdit(announce);
  return <MessageLanguageField chosen={useOrderLanguage(order, { announce, optionsFor })} />;
}
