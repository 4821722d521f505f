import { expect, test } from 'vitest';
import { translateInto } from './translate.ts';

const fr = {
  cart: {
    empty: 'Panier vide',
    items_one: '{{count}} article',
    items_many: '{{count, number}} d’articles',
    items_other: '{{count, number}} articles',
  },
  hello: 'Bonjour {{name}}, {{name}} !',
};
const en = { cart: { items_one: '{{count}} item', items_other: '{{count, number}} items' } };

const french = translateInto('fr', new Map([['fr', [fr]]]));
const english = translateInto(
  'en',
  new Map([
    ['fr', [fr]],
    ['en', [en]],
  ]),
);

test('I18N-3 a text is found by its groups and its name, and says each {{marker}} wherever it stands', () => {
  expect(french('cart.empty')).toBe('Panier vide');
  expect(french('hello', { name: 'Amel' })).toBe('Bonjour Amel, Amel !');
});

test('I18N-3 what is put into a text is said as it is, whatever it looks like', () => {
  expect(french('hello', { name: '{{name}} $& <b>' })).toBe(
    'Bonjour {{name}} $& <b>, {{name}} $& <b> !',
  );
  expect(french('hello', {})).toBe('Bonjour ,  !');
});

test.each([
  [0, '0 article', '0 items'],
  [1, '1 article', '1 item'],
  [1.5, '1.5 article', '1.5 items'],
  [2, '2 articles', '2 items'],
  [12_345, '12\u202F345 articles', '12,345 items'],
  [1_000_000, '1\u202F000\u202F000 d’articles', '1,000,000 items'],
])('I18N-4 %d of something takes the plural form of its language', (count, inFrench, inEnglish) => {
  expect(french('cart.items', { count })).toBe(inFrench);
  expect(english('cart.items', { count })).toBe(inEnglish);
});

test('I18N-1 what a language lacks is French; what French lacks too is its key', () => {
  expect(english('cart.empty')).toBe('Panier vide');
  for (const key of ['cart.full', 'cart', 'hello.name', 'none.at.all', '', 'cart.toString'])
    expect(english(key), key).toBe(key);
});

test('texts that come later stand beside those that were there, in the same groups', () => {
  const later = { cart: { title: 'Panier' } };
  const t = translateInto('fr', new Map([['fr', [fr, later]]]));
  expect([t('cart.title'), t('cart.empty')]).toEqual(['Panier', 'Panier vide']);
});
