import type { Message } from '@shop/contract/schemas';
import { CardGrid } from '../../../components/card-grid.tsx';
import { SelectPage } from '../../../features/resource-list/select-page.tsx';
import type { Selection } from '../../../features/resource-list/use-selection.ts';
import { MessageCard } from './message-card.tsx';
import type { MessageItemProps } from './message-item.ts';
import { MessageRow } from './message-row.tsx';
import { MessageSummary } from './message-summary.tsx';
import { MessageTable, type MessageTableSettings } from './message-table.tsx';

export type MessageListProps = {
  messages: readonly Message[];
  selection: Selection<Message>;
  /** Cards without it. */
  table: MessageTableSettings | undefined;
  /** The message whose details are beside the list, which is then a column of summaries. */
  openId: string | null;
  onOpen: (message: Message) => void;
  onDelete: (message: Message) => void;
};

/** The messages of a page: a table on a desktop, cards in narrower windows, or short summaries. */
export function MessageList(props: MessageListProps) {
  const { messages, selection, table, openId, onOpen, onDelete } = props;
  const itemProps = (message: Message): MessageItemProps => ({
    message,
    isSelected: selection.has(message),
    onSelect: (isSelected) => selection.select([message], isSelected),
    onOpen: () => onOpen(message),
    onDelete: () => onDelete(message),
  });
  if (openId !== null) {
    return (
      <CardGrid card="row">
        {messages.map((message) => (
          <MessageSummary key={message.id} {...itemProps(message)} isOpen={message.id === openId} />
        ))}
      </CardGrid>
    );
  }
  if (!table) {
    return (
      <CardGrid>
        {messages.map((message) => (
          <MessageCard key={message.id} {...itemProps(message)} />
        ))}
      </CardGrid>
    );
  }
  return (
    <MessageTable
      {...table}
      selectPage={<SelectPage items={messages} selection={selection} hasLabel={false} />}
    >
      {messages.map((message) => (
        <MessageRow key={message.id} {...itemProps(message)} columns={table.columns} />
      ))}
    </MessageTable>
  );
}
