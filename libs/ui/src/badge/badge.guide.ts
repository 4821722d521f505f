import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const badgeGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For one or two words that mark something: a promotion, a status, a number.'],
  avoid: ['For something that can be clicked: RemovableChip or Button.', 'For a sentence: a text.'],
  dos: [
    'One badge on an image at most.',
    'Keep `promo` for promotions: it is the only colour of its kind.',
  ],
  donts: ['A meaning that only the colour has: the text has it too.'],
  content: [
    { rule: 'One or two words', fr: 'Promo', en: 'Promo' },
    { rule: 'A status as it is for the shopper', fr: 'Épuisé', en: 'Sold out' },
  ],
  keyboard: [],
  screenReader: [{ fr: 'Promo', en: 'Promo' }],
};
