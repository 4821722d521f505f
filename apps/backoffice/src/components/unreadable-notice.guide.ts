import type { ComponentGuide } from '@shop/ui/component-guide';

export const unreadableNoticeGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['Above a list, where the API server sent items that cannot be read.'],
  avoid: ['For a list that could not be loaded: ErrorNotice.', 'For an empty list: Notice.'],
  dos: ['Say how many are missing, and name the first five.', 'List the other items as usual.'],
  donts: ['An item with guessed amounts.', 'The technical reason: it is in the log.'],
  content: [
    {
      rule: 'How many are missing',
      fr: '2 produits ne peuvent pas être affichés',
      en: '2 products cannot be shown',
    },
  ],
  keyboard: [],
  screenReader: [
    {
      fr: 'alerte, 2 produits ne peuvent pas être affichés',
      en: 'alert, 2 products cannot be shown',
    },
  ],
};
