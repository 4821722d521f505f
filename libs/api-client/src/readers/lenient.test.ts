import { endpoints } from '@shop/contract/endpoints';
import {
  adminSchema,
  facetsSchema,
  failureSchema,
  orderCountsSchema,
  orderSchema,
  placedOrderSchema,
  placedQuerySchema,
  productSchema,
  querySchema,
  siteImageSchema,
  statsSchema,
  tokensSchema,
} from '@shop/contract/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASE, spelled } from '../testing/spellings.ts';
import { readAdmin, readTokens } from './account.ts';
import { readFailure } from './failure.ts';
import { readOrderConfirmation } from './order-confirmation.ts';
import { readOrder, readOrderCounts } from './order.ts';
import { readFacets, readProduct } from './product.ts';
import { readPlacedQuery, readQuery } from './query.ts';
import { readSiteImage } from './site-image.ts';
import { readStats } from './stats.ts';

const readers = [
  { name: 'product', schema: productSchema, read: (value: unknown) => readProduct(value, BASE) },
  { name: 'facets', schema: facetsSchema, read: readFacets },
  { name: 'order', schema: orderSchema, read: (value: unknown) => readOrder(value, BASE) },
  { name: 'order confirmation', schema: placedOrderSchema, read: readOrderConfirmation },
  { name: 'order counts', schema: orderCountsSchema, read: readOrderCounts },
  { name: 'query', schema: querySchema, read: (value: unknown) => readQuery(value, BASE) },
  { name: 'placed query', schema: placedQuerySchema, read: readPlacedQuery },
  { name: 'site image', schema: siteImageSchema, read: (v: unknown) => readSiteImage(v, BASE) },
  { name: 'tokens', schema: tokensSchema, read: (value: unknown) => readTokens(value) },
  { name: 'admin', schema: adminSchema, read: readAdmin },
  { name: 'stats', schema: statsSchema, read: readStats },
];

test.each(readers)(
  'architecture.md every $name, in each lenient spelling, reads as the canonical type',
  ({ schema, read }) => {
    fc.assert(
      fc.property(spelled(schema.toJSONSchema()), ({ canonical, wire, client }) => {
        expect(schema.safeParse(canonical).error).toBeUndefined();
        expect(read(wire)).toEqual(client);
      }),
    );
  },
);

test('architecture.md every answer of the contract has its reader', () => {
  const known = new Set<unknown>(readers.map(({ schema }) => schema));
  const unread = Object.entries(endpoints).filter(([, { answer }]) => {
    if (!('schema' in answer)) return false;
    return !known.has('element' in answer.schema ? answer.schema.element : answer.schema);
  });
  expect(unread.map(([name]) => name)).toEqual([]);
});

test('host.md every failure, in each lenient spelling, tells all it says but its sentence', () => {
  fc.assert(
    fc.property(spelled(failureSchema.toJSONSchema()), ({ wire, client }) => {
      expect({ error: expect.any(String), ...readFailure(wire) }).toEqual(client);
    }),
  );
});

test('F1 a reader takes any JSON there is: it answers, or says it is unreadable', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const { read } of readers) {
        try {
          read(value);
        } catch (error) {
          expect(error).toHaveProperty('name', 'Unreadable');
        }
      }
      expect(readFailure(value)).toBeTypeOf('object');
    }),
  );
});
