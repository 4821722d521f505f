import type { Message } from '@shop/contract/schemas';

/** The props of a message's card and of its table row. */
export type MessageItemProps = { message: Message; onOpen: () => void; onDelete: () => void };
