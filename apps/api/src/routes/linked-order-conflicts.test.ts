import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { eachDatabase } from '../testing/each-database.ts';
import {
  changeByLink,
  changedByLink,
  openLink,
  placeLinkedOrder,
} from '../testing/linked-orders.ts';
import { editBody, lineOf, readOrder, sendEdit } from '../testing/order-edits.ts';
import { addProduct, readStock } from '../testing/products.ts';
import { runCli } from '../testing/run-cli.ts';
import { useTestApi } from '../testing/test-api.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('the owner’s change of an order and the buyer’s are not lost: the buyer’s gives it another version, the owner’s reduction is shown', async () => {
    const api = getApi();
    const { product, id, link } = await placeLinkedOrder(api, api.token);
    const before = await readOrder(api, api.token, id);
    await changedByLink(api, link, { sizes: ['L'] });
    const late = await sendEdit(api, api.token, id, editBody(before, { city: 'Sousse' }));
    expect([late.statusCode, late.json().code]).toEqual([409, 'order_conflict']);
    const now = await readOrder(api, api.token, id);
    await sendEdit(api, api.token, id, editBody(now, { reduction: '3.92' }));
    const last = await changedByLink(api, link, { sizes: ['M'], status: 'confirmed' });
    expect(last).toMatchObject({ total_amount: '68.00', reduction: '3.92', status: 'confirmed' });
    expect(await readStock(api, product)).toEqual({ M: 4, L: 2 });
    expect((await audit(api.context)).findings).toEqual([]);
  });

  test('a buyer confirms, corrects and cancels only what the page shows: after the owner’s change a confirmation is required again', async () => {
    const api = getApi();
    const { product, id, link } = await placeLinkedOrder(api, api.token);
    const seen = (await openLink(api, link)).json();
    const other = await addProduct(api, api.token, { price: '10.00', promo_percentage: '0.00' });
    const lines = [lineOf(other.product_Id, 'M', 1), lineOf(product, 'M', 2)];
    const prices = { [other.product_Id]: '10.00' };
    await sendEdit(
      api,
      api.token,
      id,
      editBody(await readOrder(api, api.token, id), { lines, prices }),
    );
    for (const fields of [{ status: 'confirmed' }, { status: 'cancelled' }, { sizes: ['L'] }]) {
      const response = await changeByLink(api, link, { version: seen.version, ...fields });
      expect([response.statusCode, response.json().code]).toEqual([409, 'order_conflict']);
      expect(response.body).not.toMatch(/Amira|link_token/);
    }
    expect(await readStock(api, product)).toEqual({ M: 3, L: 2 });
    const { version } = (await openLink(api, link)).json();
    const confirmed = await changedByLink(api, link, { version, status: 'confirmed' });
    expect(confirmed.status).toBe('confirmed');
    // The response was lost, and the page repeats its request.
    expect(await changedByLink(api, link, { version, status: 'confirmed' })).toEqual(confirmed);
    expect((await audit(api.context)).findings).toEqual([]);
  });

  test('P1 the link of an order whose contact was erased is refused, and writes no contact', async () => {
    const api = getApi();
    const { id, link } = await placeLinkedOrder(api, api.token);
    const { number } = await readOrder(api, api.token, id);
    await runCli(api.testDatabase, ['erase', '--phone', number, '--under-way', '--yes']);
    expect((await readOrder(api, api.token, id)).number).toBe('');
    for (const response of [
      await openLink(api, link),
      await changeByLink(api, link, { city: 'Sousse', street: '1, rue de Marseille' }),
    ]) {
      expect([response.statusCode, response.json().code]).toEqual([404, 'link_refused']);
    }
    expect(await readOrder(api, api.token, id)).toMatchObject({ city: '', street: '' });
  });
});
