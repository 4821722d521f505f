import { orderRequestSchema, placedOrderSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, colors, orderBody } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';
import { createOrderAdmission } from './order-admission.ts';

const CONCURRENT_CHECKS = 2;
const QUEUED_CHECKS = 2_000;

eachDatabase((createTestDatabase) => {
  const limits = { maxLinePieces: 10, maxOrderPieces: 50, maxOpenOrders: 5, maxOpenPieces: 50 };
  const getApi = useTestApi(createTestDatabase, { orderSettings: limits });

  test('O15 2,000 orders wait for a check of their limits; more get 503 with Retry-After at once, until places are free', async () => {
    const api = getApi();
    const stock = colors({ M: 500 });
    const { product_Id: product } = await addProduct(api, api.token, { colors: stock });
    const placed = placedOrderSchema.parse((await sendOrder(api, orderBody(product))).json());
    const draft = orderRequestSchema.parse(orderBody(product, { number: '20 000 001' }));
    const admission = createOrderAdmission(api.context);
    const outcomes: unknown[] = [];
    const attempt = async (number: number) => {
      const address = `203.0.113.${number % 250}`;
      await admission.run({ draft, key: undefined, address }, async () => placed);
    };
    const attempts = Array.from({ length: CONCURRENT_CHECKS + QUEUED_CHECKS + 5 }, (_, number) =>
      attempt(number).then(
        () => outcomes.push('admitted'),
        (error: unknown) => outcomes.push(error),
      ),
    );
    await Promise.all(attempts);
    const refused = outcomes.filter((outcome) => outcome !== 'admitted');
    const full = { code: 'unavailable', status: 503, details: { retryAfter: 2 } };
    expect(refused).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(full)));
    // The refused ones did not wait for any other.
    expect(outcomes.slice(0, 5)).toEqual(refused);
    await expect(attempt(0)).resolves.toBeUndefined();
  });
});
