import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const emptyStateGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['In place of a list that has nothing in it, with the next step.'],
  avoid: [
    'When the request failed: ErrorState.',
    'While it loads: Skeleton.',
    'For a whole page: StatusPage.',
  ],
  dos: [
    'Say why it is empty.',
    'Tell an empty list from one that the filters emptied, and offer to clear them.',
  ],
  donts: ['An apology, or a joke.'],
  content: [
    { rule: 'What is empty', fr: 'Votre panier est vide.', en: 'Your cart is empty.' },
    {
      rule: 'With filters: what to change',
      fr: 'Aucun produit ne correspond à ces filtres.',
      en: 'No products match these filters.',
    },
    { rule: 'The next step', fr: 'Continuer mes achats', en: 'Continue Shopping' },
  ],
  keyboard: [],
  screenReader: [{ fr: 'Votre panier est vide.', en: 'Your cart is empty.' }],
};
