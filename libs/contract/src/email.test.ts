import { expect, test } from 'vitest';
import { isEmail, isOrderEmail } from './email.ts';

test.each(['amira@exemple.tn', "o'neil+robe@mail.example", 'amira@localhost', 'amélie@exemple.tn'])(
  'CMD-1 the e-mail address %s of an order is accepted',
  (text) => {
    expect(isOrderEmail(text)).toBe(true);
  },
);

test.each([
  'amira',
  '@exemple.tn',
  'amira@',
  'amira@@exemple',
  'a b@exemple',
  'amira@-x',
  `${'a'.repeat(250)}@b.tn`,
])('CMD-1 the e-mail address %s of an order is refused', (text) => {
  expect(isOrderEmail(text)).toBe(false);
});

test('CON-2 the e-mail address of a message has a dot in its domain', () => {
  expect(isEmail('amira@exemple.tn')).toBe(true);
  expect(isEmail('amira@exemple')).toBe(false);
});
