import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const visuallyHiddenGuide: ComponentGuide = {
  usedBy: ['storefront', 'back office'],
  use: ['For words that only the eye can do without: “items in the cart” after a number.'],
  avoid: [
    'For a text that everybody needs.',
    'For the name of a button with an icon: IconButton’s `label`.',
  ],
  dos: ['Read the whole sentence aloud, hidden words included.'],
  donts: ['Links and buttons inside: they would have the focus and not be seen.'],
  content: [
    {
      rule: 'It continues the visible text',
      fr: '3 articles dans le panier',
      en: '3 items in the cart',
    },
  ],
  keyboard: [],
  screenReader: [{ fr: '3 articles dans le panier', en: '3 items in the cart' }],
};
