import { describe, expect, test } from 'vitest';
import { demoBrand } from '@shop/contract/brand';
import { readConfig, serverVariables } from './config.ts';

const brand = (change: object) => ({ SHOP_BRAND: JSON.stringify({ ...demoBrand, ...change }) });

describe('Configuration', () => {
  test('unset and empty variables have their defaults', () => {
    const config = readConfig(serverVariables, { SHOP_API_URL: '', PATH: '/bin' });
    expect(config).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      SHOP_API_URL: new URL('http://localhost:8000'),
      SHOP_BRAND: demoBrand,
      SHOP_TRUST_PROXY: [],
    });
  });

  test('SHOP_TRUST_PROXY is a list of addresses', () => {
    const variables = { SHOP_TRUST_PROXY: '10.0.0.0/8, ::1' };
    const { SHOP_TRUST_PROXY } = readConfig(serverVariables, variables);
    expect(SHOP_TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
  });

  test('SHOP_BRAND replaces the demo brand', () => {
    const { SHOP_BRAND } = readConfig(
      serverVariables,
      brand({ name: 'Zitouna', logo: '/logo.svg', logoLight: '/logo-light.svg' }),
    );
    expect(SHOP_BRAND).toEqual({
      ...demoBrand,
      name: 'Zitouna',
      logo: '/logo.svg',
      logoLight: '/logo-light.svg',
    });
  });

  test('SHOP_STOREFRONT_ORIGIN is read as an origin', () => {
    const { SHOP_STOREFRONT_ORIGIN } = readConfig(serverVariables, {
      SHOP_STOREFRONT_ORIGIN: 'https://shop.example/',
    });
    expect(SHOP_STOREFRONT_ORIGIN).toBe('https://shop.example');
  });

  test.each([
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
    [
      { SHOP_TRUST_PROXY: '10.0.0.1 on' },
      'SHOP_TRUST_PROXY must be off, or IP addresses such as 10.0.0.1 or 10.0.0.0/8.',
    ],
    [{ SHOP_BRAND: '{name}' }, 'SHOP_BRAND must be JSON.'],
    [brand({ phone: '+21670000000' }), 'SHOP_BRAND.phone must be 8 digits, without +216.'],
    [brand({ instagram: 'javascript:alert(1)' }), 'SHOP_BRAND.instagram must be an https address.'],
    [brand({ logo: '//other.example/x' }), 'SHOP_BRAND.logo must be an https address or a path.'],
  ])('%o stops the start with one sentence', (variables, sentence) => {
    expect(() => readConfig(serverVariables, variables)).toThrow(sentence);
  });
});
