import type { Message } from '@shop/contract/schemas';

/** The props of a message's card and of its table row. */
export type MessageItemProps = {
  message: Message;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpen: () => void;
  onDelete: () => void;
};
