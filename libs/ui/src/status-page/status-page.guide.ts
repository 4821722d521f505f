import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const statusPageGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For a whole page with one message: page not found, product no longer for sale.'],
  avoid: ['For a part of a page: ErrorState or EmptyState.'],
  dos: ['Offer at least two ways to go on.', 'Keep the header and the search.'],
  donts: ['An error code as the title.'],
  content: [
    { rule: 'A title in plain words', fr: 'Page introuvable', en: 'Page not found' },
    {
      rule: 'Why',
      fr: 'Cette page a changé d’adresse ou n’a jamais existé.',
      en: 'This page has moved or never existed.',
    },
  ],
  keyboard: [['Tab', 'Moves the focus from link to link.']],
  screenReader: [
    { fr: 'Page introuvable, titre de niveau 1', en: 'Page not found, heading level 1' },
  ],
};
