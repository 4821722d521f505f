import { describe, expect, test } from 'vitest';
import { isUpToDate } from './dependencies.mjs';

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'apps/api': { version: '1.0.0' },
    'node_modules/@shop/api': { link: true },
    'node_modules/fastify': { version: '5.12.8' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
};
const installed = {
  'node_modules/@shop/api': { link: true },
  'node_modules/fastify': { version: '5.12.8' },
};

describe('isUpToDate', () => {
  test('is true for the same versions, without packages of another platform', () => {
    expect(isUpToDate(wanted, { packages: installed })).toBe(true);
  });

  test.each([
    ['another version', { ...installed, 'node_modules/fastify': { version: '5.12.7' } }],
    ['a missing package', { 'node_modules/@shop/api': { link: true } }],
    ['a missing workspace', { 'node_modules/fastify': { version: '5.12.8' } }],
    [
      'another version of an optional package',
      { ...installed, 'node_modules/other-platform': { version: '0.9.0' } },
    ],
  ])('is false for %s', (_what, packages) => {
    expect(isUpToDate(wanted, { packages })).toBe(false);
  });
});
