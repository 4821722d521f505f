import { expect, test } from 'vitest';
import { callableNumbers } from './callable-numbers.ts';

test.each(['98 765 432', '+216 98-765-432', '0021698765432', '+33 6 12 34 56 78'])(
  'the number %j is called as it was typed',
  (phone) => {
    expect(callableNumbers(phone)).toEqual([phone]);
  },
);

test.each(['98 765 432 / 22 333 444', '+216 98765432 ou 22333444', '٩٨٧٦٥٤٣٢ و ٢٢٣٣٣٤٤٤'])(
  'each of the two numbers of %j can be called',
  (phone) => {
    expect(callableNumbers(phone)).toEqual(['98765432', '22333444']);
  },
);

test.each(['voir mail', '123', ''])('the text %j cannot be called', (phone) => {
  expect(callableNumbers(phone)).toEqual([]);
});
