import { expect, test } from 'vitest';
import { phoneNumbers } from './phone-numbers.ts';

test.each([
  ['98 765 432', ['98765432']],
  ['98 765 432 / 22 111 333', ['98765432', '22111333']],
  ['98 765 432, +33 6 12 34 56 78', ['98765432', '33612345678']],
  ['98 765 432 / 98765432', ['98765432']],
  ['voir mail', []],
  ['', []],
])('the phone field %j has the numbers %j', (typed, numbers) => {
  expect(phoneNumbers(typed)).toEqual(numbers);
});
