import { describe, expect, test } from 'vitest';
import { readApiUrl, readShopName } from './page-config.ts';

describe('host.md Configuration, as the back office reads it', () => {
  test('SHOP_API_URL is an absolute http or https address, without its last slash', () => {
    expect(readApiUrl('https://api.example/shop/')).toBe('https://api.example/shop');
    expect(readApiUrl('http://localhost:8000')).toBe('http://localhost:8000');
  });

  test.each([null, '', '%SHOP_API%', 'localhost:8000', 'javascript:alert(1)', '/api'])(
    'SHOP_API_URL %j is no address',
    (text) => {
      expect(readApiUrl(text)).toBeUndefined();
    },
  );

  test('SHOP_BRAND that is missing or broken leaves a page without a name, not a white one', () => {
    for (const json of [null, '', '%SHOP_BRAND%', 'null', '[1]', '{"name":7}']) {
      expect(readShopName(json)).toBe('');
    }
    expect(readShopName('{"name":"Zitouna"}')).toBe('Zitouna');
  });
});
