import { expect, test } from 'vitest';
import { isOtherAccount } from './other-account.ts';

test('P2 another username is another account; without one from the API server it is not known', () => {
  expect(isOtherAccount('owner', 'Salma')).toBe(true);
  expect(isOtherAccount('owner', 'Owner')).toBe(false);
  expect(isOtherAccount('', 'Salma')).toBe(false);
  expect(isOtherAccount('owner', '')).toBe(false);
});
