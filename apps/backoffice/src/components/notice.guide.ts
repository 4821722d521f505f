import type { ComponentGuide } from '@shop/ui/component-guide';

export const noticeGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['In place of a list that is empty, or that the filters emptied.'],
  avoid: [
    'When the request failed: ErrorNotice.',
    'When an item no longer exists: NotFoundNotice.',
  ],
  dos: ['Have two texts: nothing yet, and nothing with these filters.', 'Offer the next step.'],
  donts: ['A drawing instead of a text.'],
  content: [
    { rule: 'Nothing yet', fr: 'Aucun produit pour l’instant', en: 'No products yet' },
    {
      rule: 'What will be here',
      fr: 'Les demandes envoyées depuis la page Contact arriveront ici.',
      en: 'What shoppers send from the Contact page will arrive here.',
    },
    {
      rule: 'With filters',
      fr: 'Aucun résultat avec ces filtres',
      en: 'No results with these filters',
    },
  ],
  keyboard: [],
  screenReader: [{ fr: 'Aucun produit pour l’instant', en: 'No products yet' }],
};
