import { describe, expect, test } from 'vitest';
import { readApiUrl, readBrand } from './page-config.ts';

describe('host.md Configuration, as the page reads it', () => {
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

  test('SHOP_BRAND that is missing or broken leaves a shop without a brand, not a white page', () => {
    for (const json of [null, '', '%SHOP_BRAND%', 'null', '[1]', '{"name":7}']) {
      expect(readBrand(json)).toEqual({ name: 'Boutique', phone: '', instagram: '', facebook: '' });
    }
    expect(readBrand('{"name":"Zitouna","phone":"70000000"}')).toMatchObject({
      name: 'Zitouna',
      phone: '70000000',
    });
  });
});
