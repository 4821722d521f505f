import { expect, test } from '../../fixtures/test.ts';

test('P1 an error that nothing handles is reported to the API server once, without its message', async ({
  page,
}) => {
  const reports: unknown[] = [];
  await page.route('**/api/client-errors/', (route, request) => {
    reports.push(request.postDataJSON());
    return route.continue();
  });
  await page.goto('/shop?search=Amira');
  const response = page.waitForResponse('**/api/client-errors/');
  await page.evaluate(() => {
    const file = new URL('/assets/shop-x1.js:1:2034', location.href).href;
    const error = Object.assign(new TypeError('Amira, 98765432'), {
      stack: `TypeError: Amira, 98765432\n    at submit (${file})`,
    });
    for (let count = 0; count < 2; count += 1)
      setTimeout(() => {
        throw error;
      });
  });
  expect((await response).status()).toBe(204);
  const stack = '/assets/shop-x1.js:1:2034';
  expect(reports).toEqual([{ app: 'storefront', path: '/shop', name: 'TypeError', stack }]);
});
