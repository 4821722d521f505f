import type {
  Customer,
  CustomerChange,
  CustomerRecord,
  CustomerListQuery,
  OrderCustomer,
  SavedCustomerRecord,
} from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import { keyHeader } from '../http/idempotency-key.ts';
import { privateSearch } from '../http/private-search.ts';
import { editUndo } from './edit-undo.ts';
import type { CallOptions, CreateOptions, Listing } from '../options.ts';
import {
  readCustomer,
  readCustomerRecord,
  readCustomerHistoryEntry,
  readOrderCustomer,
  readSavedCustomerRecord,
} from '../readers/customer.ts';

/** The records of customers (feature `customers`). */
export function adminCustomers(http: HttpClient) {
  const { list, get, write, create, send } = http;
  const withKey = keyHeader(http, 'updateCustomer', 'customers');

  return {
    /** Feature `customers`. The one with the latest order first. */
    list: (query?: CustomerListQuery, { signal }: CallOptions = {}): Promise<Listing<Customer>> =>
      list('listCustomers', 'customer', readCustomer, { ...privateSearch(http, query), signal }),
    /** Feature `customers`. The id of a merged record is one of the record that it was merged into. */
    get: (id: string, { signal }: CallOptions = {}): Promise<CustomerRecord> =>
      get('readCustomer', readCustomerRecord, { params: { id }, signal }),
    /** Feature `customers`. The customer of an order, with warnings. */
    getOfOrder: (id: string, { signal }: CallOptions = {}): Promise<OrderCustomer> =>
      get('readOrderCustomer', readOrderCustomer, { params: { id }, signal }),
    /** Feature `customers`. A repeat with the same key does not add its note again. Null when the response is empty. */
    update: (
      id: string,
      { note, add_tag, remove_tag, blocked, message_language }: CustomerChange,
      options: CreateOptions = {},
    ): Promise<SavedCustomerRecord | null> => {
      const save = note === undefined ? write : create;
      return save('updateCustomer', readSavedCustomerRecord, {
        ...withKey(options),
        params: { id },
        json: { note, add_tag, remove_tag, blocked, message_language },
        signal: options.signal,
      });
    },
    /** Feature `customers`. */
    deleteNote: (id: string, note: string, { signal }: CallOptions = {}): Promise<void> =>
      send('deleteCustomerNote', { params: { id, note }, signal }),
    /** Feature `customers`. Moves the numbers, orders, notes and tags of another record to this one. */
    merge: (
      id: string,
      customer: string,
      { signal }: CallOptions = {},
    ): Promise<SavedCustomerRecord | null> =>
      write('mergeCustomers', readSavedCustomerRecord, {
        params: { id },
        json: { customer },
        signal,
      }),
    /** Feature `customers`. Undoes a merge. */
    separate: (
      id: string,
      customer: string,
      { signal }: CallOptions = {},
    ): Promise<SavedCustomerRecord | null> =>
      write('separateCustomers', readSavedCustomerRecord, {
        params: { id },
        json: { customer },
        signal,
      }),
    /** The change `note-{id}` is the deletion of a note. */
    ...editUndo(http, {
      history: 'readCustomerHistory',
      entity: 'customer change',
      readEntry: readCustomerHistoryEntry,
      undo: 'undoCustomerChange',
      readEntity: readCustomerRecord,
    }),
  };
}
