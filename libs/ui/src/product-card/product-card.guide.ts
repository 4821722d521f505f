import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const productCardGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For a product in a grid or a row.'],
  avoid: [
    'For a line of the cart, which has a quantity and a total.',
    'In the results of the search: SearchOption.',
  ],
  dos: [
    'Make the whole card one link.',
    'Reserve two lines for the name, so that the prices are on one line.',
  ],
  donts: ['Several buttons on the image: only the heart in its corner, and the choice of a size.'],
  content: [
    {
      rule: 'The name as its maker wrote it, in its own language',
      fr: 'Jebba Zitouna',
      en: 'Jebba Zitouna',
    },
    { rule: 'The badge, one word', fr: 'Promo', en: 'Promo' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus from card to card.'],
    ['Enter', 'Opens the product.'],
  ],
  screenReader: [
    {
      fr: 'Article, Jebba Zitouna, titre de niveau 3, lien, 63,92 TND',
      en: 'Article, Jebba Zitouna, heading level 3, link, 63.92 TND',
    },
  ],
};
