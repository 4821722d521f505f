import type { ComponentGuide } from '@shop/ui/component-guide';

export const notFoundNoticeGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['In a dialog whose URL names an item that does not exist any more.'],
  avoid: [
    'For a page that does not exist: the app’s own page for it.',
    'For a failed request: ErrorNotice.',
  ],
  dos: ['Link to the whole list, without its filters.'],
  donts: ['“Try again”: it will not come back.'],
  content: [
    {
      rule: 'What no longer exists',
      fr: 'Cette commande n’existe plus',
      en: 'This order no longer exists',
    },
    { rule: 'Where to go', fr: 'Voir toutes les commandes', en: 'See all orders' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the link.'],
    ['Enter', 'Opens the list.'],
  ],
  screenReader: [
    {
      fr: 'Cette commande n’existe plus, titre de niveau 2',
      en: 'This order no longer exists, heading level 2',
    },
  ],
};
