import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const priceGuide: ComponentGuide = {
  usedBy: ['storefront', 'back office'],
  use: ['For every price of a product.'],
  avoid: ['For a total in a table: a text with tabular digits.'],
  dos: [
    'Pass a formatted amount: the language decides on comma and order.',
    'Show the former price whenever there is a promotion.',
  ],
  donts: ['A former price that was never charged.', 'The colour of a promotion for anything else.'],
  content: [
    { rule: 'Two decimals and the currency after the amount', fr: '63,92 TND', en: '63.92 TND' },
    { rule: 'Before the prices, for screen readers', fr: 'Prix initial :', en: 'Original price:' },
  ],
  keyboard: [],
  screenReader: [
    {
      fr: 'Prix remisé : 63,92 TND, Prix initial : 79,90 TND',
      en: 'Discounted price: 63.92 TND, Original price: 79.90 TND',
    },
  ],
};
