import { expect, test } from '../../fixtures/test.ts';

test('P1 an error that nothing handles is reported to the API server once, without its message', async ({
  page,
  t,
}) => {
  // The browser gives Playwright no body of a request that the page made with a `Request`.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/api/client-errors/')) {
        performance.mark('report', { detail: await request.clone().json() });
      }
      return send(request);
    };
  });
  await page.goto('/shop?search=Amira');
  // On a page that was not rendered, the features are known with the first response (ADR 0080).
  await expect(page.getByText(t('shopPage.noResult', { search: 'Amira' }))).toBeVisible();
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
  const reports = await page.evaluate(() =>
    performance.getEntriesByName('report').map((mark) => 'detail' in mark && mark.detail),
  );
  const stack = '/assets/shop-x1.js:1:2034';
  expect(reports).toEqual([{ app: 'storefront', path: '/shop', name: 'TypeError', stack }]);
});
