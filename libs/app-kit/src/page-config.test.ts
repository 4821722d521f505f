import { expect, test } from 'vitest';
import { readApiUrl, readBrand } from './page-config.ts';

test('SHOP_API_URL is an absolute http or https URL, parsed without its trailing slash', () => {
  expect(readApiUrl('https://api.example/shop/')).toBe('https://api.example/shop');
  expect(readApiUrl('http://localhost:8000')).toBe('http://localhost:8000');
});

test.each([null, '', '%SHOP_API%', 'localhost:8000', 'javascript:alert(1)', '/api'])(
  'SHOP_API_URL %j is not valid',
  (text) => {
    expect(readApiUrl(text)).toBeUndefined();
  },
);

test.each([undefined, null, '%SHOP_BRAND%', [1], { name: 7 }])(
  'SHOP_BRAND %j is read as a brand without texts',
  (value) => {
    expect(readBrand(value)).toEqual({ name: '', phone: '', instagram: '', facebook: '' });
  },
);

test('each text of SHOP_BRAND is optional', () => {
  const brand = {
    name: 'Zitouna',
    phone: '70000000',
    logo: '/logo.svg',
    url: 'https://zitouna.example',
  };
  expect(readBrand(brand)).toEqual({ ...brand, instagram: '', facebook: '' });
  expect(readBrand({ ...brand, url: 'javascript:alert(1)' }).url).toBeUndefined();
});
