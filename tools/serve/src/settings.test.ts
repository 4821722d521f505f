import { describe, expect, test } from 'vitest';
import { demoBrand } from './brand.ts';
import { readSettings } from './settings.ts';

const brand = (change: object) => ({ SHOP_BRAND: JSON.stringify({ ...demoBrand, ...change }) });

describe('host.md Configuration', () => {
  test('nothing set, or set to nothing, means the defaults', () => {
    const settings = readSettings({ SHOP_API_URL: '', PATH: '/bin' });
    expect(settings).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      SHOP_API_URL: new URL('http://localhost:8000'),
      SHOP_BRAND: demoBrand,
      SHOP_FIRST_VIEW_MS: 300,
    });
  });

  test('a brand of one’s own replaces the demo’s', () => {
    const { SHOP_BRAND } = readSettings(brand({ name: 'Zitouna', logo: '/logo.svg' }));
    expect(SHOP_BRAND).toEqual({ ...demoBrand, name: 'Zitouna', logo: '/logo.svg' });
  });

  test('the storefront’s address is taken as an origin', () => {
    const settings = readSettings({ SHOP_STOREFRONT_ORIGIN: 'https://shop.example/' });
    expect(settings.SHOP_STOREFRONT_ORIGIN).toBe('https://shop.example');
  });

  test.each([
    [
      { SHOP_FIRST_VIEW_MS: '-1' },
      'SHOP_FIRST_VIEW_MS must be a time in milliseconds, 0 to 99999.',
    ],
    [{ PORT: '70000' }, 'PORT must be a port number, 0 to 65535.'],
    [{ PORT: '3000a' }, 'PORT must be a port number, 0 to 65535.'],
    [
      { SHOP_API_URL: 'localhost' },
      'SHOP_API_URL must be an http or https address, as http://localhost:8000.',
    ],
    [
      { SHOP_API_URL: 'ftp://api.example' },
      'SHOP_API_URL must be an http or https address, as http://localhost:8000.',
    ],
    [
      { SHOP_API_URL: 'https://u:p@api.example' },
      'SHOP_API_URL must be an address without user, query or fragment.',
    ],
    [{ SHOP_BRAND: '{name}' }, 'SHOP_BRAND must be JSON.'],
    [brand({ phone: '+21670000000' }), 'SHOP_BRAND.phone must be 8 digits, without +216.'],
    [brand({ instagram: 'javascript:alert(1)' }), 'SHOP_BRAND.instagram must be an https address.'],
    [brand({ logo: '//other.example/x' }), 'SHOP_BRAND.logo must be an https address or a path.'],
  ])('%o stops the start with one sentence', (variables, sentence) => {
    expect(() => readSettings(variables)).toThrow(sentence);
  });
});
