import type { Message } from '@shop/contract/schemas';
import { CardGrid } from '../../../components/card-grid.tsx';
import { MessageCard } from './message-card.tsx';
import type { MessageItemProps } from './message-item.ts';
import { MessageRow } from './message-row.tsx';
import { MessageSummary } from './message-summary.tsx';
import { MessageTable, type MessageTableSettings } from './message-table.tsx';

export type MessageListProps = {
  queries: readonly Message[];
  /** Cards without it. */
  table: MessageTableSettings | undefined;
  /** The message whose details are beside the list, which is then a column of summaries. */
  openId: string | null;
  onOpen: (query: Message) => void;
  onDelete: (query: Message) => void;
};

/** The messages of a page: a table on a desktop, cards in narrower windows, or short summaries. */
export function MessageList({ queries, table, openId, onOpen, onDelete }: MessageListProps) {
  const itemProps = (query: Message): MessageItemProps => ({
    query,
    onOpen: () => onOpen(query),
    onDelete: () => onDelete(query),
  });
  if (openId !== null) {
    return (
      <CardGrid card="row">
        {queries.map((query) => (
          <MessageSummary key={query.id} {...itemProps(query)} isOpen={query.id === openId} />
        ))}
      </CardGrid>
    );
  }
  if (!table) {
    return (
      <CardGrid>
        {queries.map((query) => (
          <MessageCard key={query.id} {...itemProps(query)} />
        ))}
      </CardGrid>
    );
  }
  return (
    <MessageTable {...table}>
      {queries.map((query) => (
        <MessageRow key={query.id} {...itemProps(query)} columns={table.columns} />
      ))}
    </MessageTable>
  );
}
