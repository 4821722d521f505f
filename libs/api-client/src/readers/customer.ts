import {
  CUSTOMER_WARNINGS,
  MESSAGE_LANGUAGES,
  ORDER_OUTCOMES,
  ORDER_STATUSES,
} from '@shop/contract/constants';
import type {
  Customer,
  CustomerRecord,
  CustomerHistoryEntry,
  CustomerNote,
  CustomerOrder,
  OrderCustomer,
  SavedCustomerRecord,
} from '@shop/contract/schemas';
import { CUSTOMER_HISTORY_TYPES } from '@shop/contract/security-events';
import { readEditHistoryEntry } from './edit-history.ts';
import {
  findChoice,
  readChoice,
  readDecimal,
  readFields,
  readFlag,
  readId,
  readList,
  readNullable,
  readText,
  readTimestamp,
  readWhole,
  type Fields,
} from './fields.ts';
import { validOrUndefined } from './invalid-response-error.ts';

/**
 * Reads a customer. A language of messages that this version does not support is left out. @throws InvalidResponseError
 */
export function readCustomer(value: unknown): Customer {
  const fields = readFields(value, 'customer');
  const totalPaid = validOrUndefined(() => readDecimal(fields, 'total_paid'));
  const language = findChoice(fields['message_language'], MESSAGE_LANGUAGES);
  return {
    id: readId(fields, 'id'),
    name: readText(fields, 'name', ''),
    numbers: readTexts(fields, 'numbers'),
    places: readTexts(fields, 'places'),
    orders: readWhole(fields, 'orders', 0),
    delivered: readWhole(fields, 'delivered', 0),
    refused: readWhole(fields, 'refused', 0),
    delivered_rate: readNullable(fields, 'delivered_rate', readWhole),
    ...(totalPaid !== undefined && { total_paid: totalPaid }),
    last_order_at: readNullable(fields, 'last_order_at', readTimestamp),
    tags: readTexts(fields, 'tags'),
    blocked: readFlag(fields, 'blocked'),
    ...(language && { message_language: language }),
  };
}

/** Reads the record of a customer. @throws InvalidResponseError */
export function readCustomerRecord(value: unknown): CustomerRecord {
  const fields = readFields(value, 'customer');
  return {
    ...readCustomer(fields),
    order_list: readList(fields, 'order_list').map(readCustomerOrder),
    notes: readList(fields, 'notes').map(readNote),
    merged: readList(fields, 'merged').map((each) => {
      const merged = readFields(each, 'merged record');
      return { id: readId(merged, 'id'), numbers: readTexts(merged, 'numbers') };
    }),
  };
}

/**
 * Reads a saved record, with the id of the change where it can be undone (feature `undo`). @throws InvalidResponseError
 */
export function readSavedCustomerRecord(value: unknown): SavedCustomerRecord {
  const fields = readFields(value, 'customer');
  return {
    ...readCustomerRecord(fields),
    ...(fields['change_id'] !== undefined && { change_id: readId(fields, 'change_id') }),
  };
}

/** Reads an entry of the history of a customer's record (feature `undo`). @throws InvalidResponseError */
export function readCustomerHistoryEntry(value: unknown): CustomerHistoryEntry {
  return readEditHistoryEntry(value, CUSTOMER_HISTORY_TYPES);
}

/**
 * Reads the customer of an order. A warning that this version does not support is left out. @throws InvalidResponseError
 */
export function readOrderCustomer(value: unknown): OrderCustomer {
  const fields = readFields(value, 'customer of an order');
  return {
    customer: readCustomer(fields['customer']),
    others: readList(fields, 'others').map(readCustomer),
    notes: readList(fields, 'notes').map(readNote),
    warnings: readList(fields, 'warnings').flatMap(
      (warning) => findChoice(warning, CUSTOMER_WARNINGS) ?? [],
    ),
    same_orders: readTexts(fields, 'same_orders'),
    burst_orders: readWhole(fields, 'burst_orders', 0),
  };
}

function readCustomerOrder(value: unknown): CustomerOrder {
  const fields = readFields(value, 'order of a customer');
  return {
    command_id: readId(fields, 'command_id'),
    created_at: readTimestamp(fields, 'created_at'),
    status: readChoice(fields, 'status', ORDER_STATUSES),
    outcome: readChoice(fields, 'outcome', ORDER_OUTCOMES),
    client_name: readText(fields, 'client_name', ''),
    city: readText(fields, 'city', ''),
    street: readText(fields, 'street', ''),
    total_amount: readDecimal(fields, 'total_amount'),
  };
}

function readNote(value: unknown): CustomerNote {
  const fields = readFields(value, 'note');
  return {
    id: readId(fields, 'id'),
    at: readTimestamp(fields, 'at'),
    by: readText(fields, 'by', ''),
    note: readText(fields, 'note', ''),
  };
}

function readTexts(fields: Fields, name: string): string[] {
  return readList(fields, name).map((text) => readText({ text }, 'text'));
}
