import { FEATURES } from '@shop/contract/features';
import { orderRequestSchema, type ProductForm } from '@shop/contract/schemas';
import { describe, expect, inject, test } from 'vitest';
import { changeAfterRead, endOrWait } from '../testing/change-after-read.ts';
import { createPostgresDatabase } from '../testing/each-database.ts';
import { readOrder } from '../testing/order-edits.ts';
import { addProduct, createJpeg, orderBody } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';
import { placeOrder } from './place-order.ts';
import { changeProduct } from './products.ts';

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const features = FEATURES.filter((name) => name !== 'undo');
  const getApi = useTestApi(createPostgresDatabase, { features });

  test('O14 an order that waits for a product has the image that the product loses meanwhile', async () => {
    const { token, context, ...api } = getApi();
    const product = await addProduct({ ...api, context }, token, {}, [await createJpeg()]);
    const { product_Id: id, product_images: removedImages, colors } = product;
    const form: ProductForm = {
      product_name: 'Écharpe en laine',
      description: '',
      price: 79_900,
      promo_percentage: 2_000,
      badge: 'Promo',
      gender: 'Women',
      season: 'New Arrivals',
      is_popular: true,
      colors,
      removedImages,
    };
    const { database } = context;
    let placing: ReturnType<typeof placeOrder> | undefined;
    let changing: Promise<unknown> = Promise.resolve();
    const place = () => {
      // The order goes on after the response to the change.
      const { database: later } = changeAfterRead(database, { column: 'paths' }, () => changing);
      const request = { key: undefined, address: '192.0.2.1' };
      const draft = orderRequestSchema.parse(orderBody(id));
      return placeOrder({ ...context, database: later }, draft, request);
    };
    const transact: typeof database.transact = (work) =>
      database.transact(async (db) => {
        const result = await work(db);
        if (placing === undefined) {
          placing = place();
          await endOrWait(database, placing);
        }
        return result;
      });
    changing = changeProduct({ ...context, database: { ...database, transact } }, id, form, []);
    await changing;
    const { command_id: order = '' } = (await placing) ?? {};
    const [line] = (await readOrder(api, token, order)).command_products;
    const [image = ''] = line?.product.product_images ?? [];
    expect((await call(api, 'GET', image)).statusCode).toBe(200);
  });
});
