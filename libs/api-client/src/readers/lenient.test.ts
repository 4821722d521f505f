import { endpoints } from '@shop/contract/endpoints';
import {
  accountSchema,
  adminSchema,
  adminSessionSchema,
  callCountsSchema,
  callSchema,
  binEntrySchema,
  customerRecordSchema,
  customerSchema,
  dashboardSchema,
  nextCallSchema,
  recordedOutcomeSchema,
  createdStaffSchema,
  staffWithPasswordSchema,
  facetsSchema,
  errorBodySchema,
  orderCountsSchema,
  orderCustomerSchema,
  orderLimitsSchema,
  orderSchema,
  orderSplitSchema,
  placedOrderSchema,
  placedMessageSchema,
  productSchema,
  markedMessageSchema,
  messageHistoryEntrySchema,
  messageSchema,
  productHistoryEntrySchema,
  recoveryCodesSchema,
  savedProductSchema,
  customerHistoryEntrySchema,
  savedAccountSchema,
  savedCustomerRecordSchema,
  savedSiteImageSchema,
  siteImageHistoryEntrySchema,
  securityEventSchema,
  siteImageSchema,
  statsSchema,
  linkedOrderSchema,
  loginResultSchema,
  tokensSchema,
  twoFactorSetupSchema,
} from '@shop/contract/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASE, spelled } from '../testing/spellings.ts';
import {
  readAccount,
  readSavedAccount,
  readAdminSession,
  readCreatedStaff,
  readStaffWithPassword,
  readRecoveryCodes,
  readTwoFactorSetup,
} from './account.ts';
import { readAdmin, readLoginResult, readTokens } from './auth.ts';
import { readBinEntry } from './bin.ts';
import { readCall, readCallCounts, readNextCall, readRecordedOutcome } from './call.ts';
import {
  readCustomer,
  readCustomerRecord,
  readCustomerHistoryEntry,
  readOrderCustomer,
  readSavedCustomerRecord,
} from './customer.ts';
import { readErrorBody } from './error-body.ts';
import { readLinkedOrder } from './linked-order.ts';
import { readOrderConfirmation } from './order-confirmation.ts';
import { readOrderLimits } from './order-limits.ts';
import { readOrder, readOrderCounts, readOrderSplit } from './order.ts';
import { readDashboard } from './dashboard.ts';
import { readProductHistoryEntry, readSavedProduct } from './product-history.ts';
import { readFacets, readProduct } from './product.ts';
import { readMarkedMessage, readMessageHistoryEntry } from './marked-message.ts';
import { readPlacedMessage, readMessage } from './message.ts';
import { readSecurityEvent } from './security-event.ts';
import { readSavedSiteImage, readSiteImageHistoryEntry } from './saved-site-image.ts';
import { readSiteImage } from './site-image.ts';
import { readStats } from './stats.ts';

const readers = [
  {
    name: 'product',
    schema: productSchema,
    // A product's `image_colors` become a part of its images (groups/products.test.ts).
    spelledSchema: productSchema.omit({ image_colors: true }),
    read: (value: unknown) => readProduct(value, BASE),
  },
  {
    name: 'saved product',
    schema: savedProductSchema,
    spelledSchema: savedProductSchema.omit({ image_colors: true }),
    read: (value: unknown) => readSavedProduct(value, BASE),
  },
  { name: 'change of a product', schema: productHistoryEntrySchema, read: readProductHistoryEntry },
  { name: 'facets', schema: facetsSchema, read: readFacets },
  { name: 'order', schema: orderSchema, read: (value: unknown) => readOrder(value, BASE) },
  {
    name: 'split of an order',
    schema: orderSplitSchema,
    read: (value: unknown) => readOrderSplit(value, BASE),
  },
  {
    name: 'order of a link',
    schema: linkedOrderSchema,
    read: (value: unknown) => readLinkedOrder(value, BASE),
  },
  { name: 'order confirmation', schema: placedOrderSchema, read: readOrderConfirmation },
  { name: 'call', schema: callSchema, read: (value: unknown) => readCall(value, BASE) },
  { name: 'call counts', schema: callCountsSchema, read: readCallCounts },
  { name: 'next call', schema: nextCallSchema, read: (v: unknown) => readNextCall(v, BASE) },
  {
    name: 'recorded outcome',
    schema: recordedOutcomeSchema,
    read: (value: unknown) => readRecordedOutcome(value, BASE),
  },
  { name: 'customer', schema: customerSchema, read: readCustomer },
  { name: 'customer record', schema: customerRecordSchema, read: readCustomerRecord },
  {
    name: 'saved customer record',
    schema: savedCustomerRecordSchema,
    read: readSavedCustomerRecord,
  },
  {
    name: 'change of a customer',
    schema: customerHistoryEntrySchema,
    read: readCustomerHistoryEntry,
  },
  { name: 'customer of an order', schema: orderCustomerSchema, read: readOrderCustomer },
  { name: 'order limits', schema: orderLimitsSchema, read: readOrderLimits },
  { name: 'order counts', schema: orderCountsSchema, read: readOrderCounts },
  { name: 'message', schema: messageSchema, read: (value: unknown) => readMessage(value, BASE) },
  {
    name: 'marked message',
    schema: markedMessageSchema,
    read: (value: unknown) => readMarkedMessage(value, BASE),
  },
  {
    name: 'change of a message',
    schema: messageHistoryEntrySchema,
    read: readMessageHistoryEntry,
  },
  { name: 'placed message', schema: placedMessageSchema, read: readPlacedMessage },
  { name: 'site image', schema: siteImageSchema, read: (v: unknown) => readSiteImage(v, BASE) },
  {
    name: 'saved site image',
    schema: savedSiteImageSchema,
    read: (value: unknown) => readSavedSiteImage(value, BASE),
  },
  {
    name: 'change of a site image',
    schema: siteImageHistoryEntrySchema,
    read: readSiteImageHistoryEntry,
  },
  {
    name: 'login result',
    schema: loginResultSchema,
    read: (value: unknown) => readLoginResult(value),
  },
  { name: 'tokens', schema: tokensSchema, read: (value: unknown) => readTokens(value) },
  { name: 'admin', schema: adminSchema, read: readAdmin },
  { name: 'stats', schema: statsSchema, read: readStats },
  { name: 'dashboard', schema: dashboardSchema, read: readDashboard },
  { name: 'session', schema: adminSessionSchema, read: readAdminSession },
  { name: 'two-factor set-up', schema: twoFactorSetupSchema, read: readTwoFactorSetup },
  { name: 'recovery codes', schema: recoveryCodesSchema, read: readRecoveryCodes },
  { name: 'account', schema: accountSchema, read: readAccount },
  { name: 'saved account', schema: savedAccountSchema, read: readSavedAccount },
  { name: 'security event', schema: securityEventSchema, read: readSecurityEvent },
  { name: 'deleted object', schema: binEntrySchema, read: (v: unknown) => readBinEntry(v, BASE) },
  { name: 'created account', schema: createdStaffSchema, read: readCreatedStaff },
  { name: 'account with a password', schema: staffWithPasswordSchema, read: readStaffWithPassword },
];

test.each(readers)(
  'API-4 every $name, in each lenient spelling, is read as the canonical type',
  ({ schema, spelledSchema = schema, read }) => {
    fc.assert(
      fc.property(spelled(spelledSchema.toJSONSchema()), ({ canonical, json, client }) => {
        expect(schema.safeParse(canonical).error).toBeUndefined();
        expect(read(json)).toEqual(client);
      }),
    );
  },
);

test('API-4 every response of the contract has its reader', () => {
  const known = new Set<unknown>(readers.map(({ schema }) => schema));
  const missing = Object.entries(endpoints).filter(([, { response }]) => {
    if (!('schema' in response)) return false;
    return !known.has('element' in response.schema ? response.schema.element : response.schema);
  });
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('API-4 every error body, in each lenient spelling, is read except its text', () => {
  fc.assert(
    // The client reads the order of an `order_conflict`, and what an undo did not change, again: an older response would
    // be shown.
    fc.property(
      spelled(errorBodySchema.omit({ order: true, current: true }).toJSONSchema()),
      ({ json, client }) => {
        expect({ error: expect.any(String), ...readErrorBody(json) }).toEqual(client);
      },
    ),
  );
});

test('F1 a reader takes any JSON: it returns, or throws an InvalidResponseError', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const { read } of readers) {
        try {
          read(value);
        } catch (error) {
          expect(error).toHaveProperty('name', 'InvalidResponseError');
        }
      }
      expect(readErrorBody(value)).toBeTypeOf('object');
    }),
  );
});
