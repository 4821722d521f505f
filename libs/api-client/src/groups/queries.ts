import type {
  MarkedMessage,
  Message,
  MessageChange,
  MessageListQuery,
  MessageRequestInput,
  PlacedMessage,
} from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import { keyHeader } from '../http/idempotency-key.ts';
import { privateSearch } from '../http/private-search.ts';
import type { CallOptions, CreateOptions, Listing } from '../options.ts';
import { editUndo } from './edit-undo.ts';
import { readMarkedMessage, readMessageHistoryEntry } from '../readers/marked-message.ts';
import { readMessage, readPlacedMessage } from '../readers/message.ts';

/** A shopper's call about messages, which the specification calls queries. */
export function shopperQueries(http: HttpClient) {
  const withKey = keyHeader(http, 'createQuery', 'idempotent-creates');
  return {
    create: async (
      message: MessageRequestInput,
      options: CreateOptions = {},
    ): Promise<PlacedMessage | null> =>
      http.write('createQuery', readPlacedMessage, {
        ...withKey(options),
        json: messageBody(message),
        signal: options.signal,
      }),
  };
}

/** The owner's calls about shoppers' messages. */
export function adminQueries(http: HttpClient) {
  const { base, list, write, send } = http;
  const message = (value: unknown) => readMessage(value, base);
  const marked = (value: unknown) => readMarkedMessage(value, base);

  return {
    list: (query?: MessageListQuery, { signal }: CallOptions = {}): Promise<Listing<Message>> =>
      list('listQueries', 'message', message, { ...privateSearch(http, query), signal }),
    delete: (id: string, { signal }: CallOptions = {}): Promise<void> =>
      send('deleteQuery', { params: { id }, signal }),
    /** Feature `message-status`. */
    update: (
      id: string,
      { answered }: MessageChange,
      { signal }: CallOptions = {},
    ): Promise<MarkedMessage | null> =>
      write('updateQuery', marked, { params: { id }, json: { answered }, signal }),
    ...editUndo(http, {
      history: 'readQueryHistory',
      entity: 'message change',
      readEntry: readMessageHistoryEntry,
      undo: 'undoQueryChange',
      readEntity: message,
    }),
  };
}

/** The body of section 7: `command_id` is null unless it is a return. */
function messageBody(message: MessageRequestInput): MessageRequestInput {
  return {
    client_name: message.client_name,
    email: message.email,
    query_type: message.query_type,
    message: message.message,
    command_id: message.query_type === 'return' ? (message.command_id ?? null) : null,
  };
}
