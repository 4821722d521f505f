import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import type {
  CustomerHistoryEntry,
  MessageHistoryEntry,
  SiteImageHistoryEntry,
} from '@shop/contract/schemas';

/** The history of a message: a mark of this minute, which can be undone. */
function fixtureMessageHistory(): MessageHistoryEntry[] {
  const now = Date.now();
  return [
    {
      id: '14',
      at: new Date(now).toISOString(),
      type: 'message_answered',
      by: 'Ines',
      changes: {},
      undo_until: new Date(now + UNDO_WINDOW_MS).toISOString(),
    },
  ];
}

/** The history of a site image: a change of this minute, which can be undone, and its creation. */
function fixtureImageHistory(): SiteImageHistoryEntry[] {
  const now = Date.now();
  return [
    {
      id: '12',
      at: new Date(now).toISOString(),
      type: 'site_image_changed',
      by: 'Ines',
      changes: { position: { before: '2', after: '1' }, image: {} },
      undo_until: new Date(now + UNDO_WINDOW_MS).toISOString(),
    },
    {
      id: '8',
      at: '2026-11-19T08:05:00.000Z',
      type: 'site_image_created',
      by: null,
      changes: { image_type: { after: 'banner' }, position: { after: '2' } },
    },
  ];
}

/** The history of a customer's record: a change of this minute, which can be undone, and older ones. */
function fixtureCustomerHistory(): CustomerHistoryEntry[] {
  const now = Date.now();
  return [
    {
      id: '12',
      at: new Date(now).toISOString(),
      type: 'customer_changed',
      by: 'Ines',
      changes: { blocked: { before: 'false', after: 'true' } },
      undo_until: new Date(now + UNDO_WINDOW_MS).toISOString(),
    },
    {
      id: '8',
      at: '2026-11-19T08:05:00.000Z',
      type: 'customer_changed',
      by: 'owner',
      changes: {
        note: { after: 'Livrer après 17 h.' },
        tag: { before: 'nouvelle', after: 'fidèle' },
        message_language: { before: 'fr', after: 'ar' },
      },
    },
    {
      id: '7',
      at: '2026-11-18T10:40:00.000Z',
      type: 'customers_merged',
      by: 'owner',
      // The merged record of the first customer.
      changes: { customer: { after: '99' } },
    },
  ];
}

/** The histories of a message, a site image and a customer's record, by endpoint. */
export const editHistories = {
  readQueryHistory: fixtureMessageHistory,
  readImageHistory: fixtureImageHistory,
  readCustomerHistory: fixtureCustomerHistory,
};
