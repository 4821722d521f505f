import { expect, test } from 'vitest';
import { readStorefrontConfig } from './config.ts';

test('SHOP_STOREFRONT_ORIGIN is read as an origin, and a page has 300 ms', () => {
  const config = readStorefrontConfig({ SHOP_STOREFRONT_ORIGIN: 'https://shop.example/' });
  expect(config.SHOP_STOREFRONT_ORIGIN).toBe('https://shop.example');
  expect(config.SHOP_SSR_TIMEOUT_MS).toBe(300);
});

test.each([
  [
    { SHOP_SSR_TIMEOUT_MS: '-1' },
    'SHOP_SSR_TIMEOUT_MS must be a time in milliseconds, 0 to 99999.',
  ],
  [{ SHOP_FIRST_VIEW_MS: '300' }, 'SHOP_FIRST_VIEW_MS is now SHOP_SSR_TIMEOUT_MS: rename it.'],
  [
    { SHOP_STOREFRONT_ORIGIN: 'shop.example' },
    'SHOP_STOREFRONT_ORIGIN must be a URL such as https://shop.example.',
  ],
])('%o is refused with one message', (environment, message) => {
  expect(() => readStorefrontConfig(environment)).toThrow(message);
});
