import { describe, expect, inject, test } from 'vitest';
import { changeAfterRead } from '../testing/change-after-read.ts';
import { createPostgresDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';
import type { Session } from './accounts.ts';
import { mergeCustomers, separateCustomers } from './customer-changes.ts';
import { undoCustomerChange } from './customer-undo.ts';
import { listCustomers } from './customers.ts';

const OWNER: Session = {
  accountId: 1,
  username: 'owner',
  role: 'owner',
  passwordChangeRequired: false,
  hasTotp: false,
  sessionId: 'a session of the owner',
};

// On SQLite there is one writer.
describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const getApi = useTestApi(createPostgresDatabase);

  /** The ids of new customers with these numbers. */
  async function addCustomers(numbers: readonly string[]): Promise<string[]> {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token);
    for (const number of numbers) await sendOrder(api, orderBody(product, { number }));
    const { rows } = await listCustomers(api.context, { limit: numbers.length });
    return rows.map(({ id }) => id).toReversed();
  }

  test.each([1, 2, 3, 4])(
    'a record that is merged into another one during the undo of a separation has the number that returns to it: after statement %i',
    async (nth) => {
      const { context } = getApi();
      const [record = '', number = '', other = ''] = await addCustomers([
        `98 765 ${nth}01`,
        `98 765 ${nth}02`,
        `98 765 ${nth}03`,
      ]);
      await mergeCustomers(context, record, { customer: number });
      const separated = await separateCustomers(context, record, { customer: number });
      const { database, outcome } = changeAfterRead(context.database, { column: 'id', nth }, () =>
        mergeCustomers(context, other, { customer: record }),
      );
      await undoCustomerChange(
        { ...context, database },
        record,
        { change: separated.change_id ?? '' },
        { session: OWNER, key: undefined },
      ).catch(() => {});
      expect(await outcome()).toBe('done');
      const phones = await context.database.db.selectFrom('customer_phones').selectAll().execute();
      const merged = new Set(phones.filter((row) => row.customer_id !== null).map(({ id }) => id));
      // No number belongs to a record that is merged into another one.
      expect(phones.filter(({ customer_id: into }) => into !== null && merged.has(into))).toEqual(
        [],
      );
    },
  );
});
