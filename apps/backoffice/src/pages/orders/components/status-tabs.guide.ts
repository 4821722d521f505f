import type { ComponentGuide } from '@shop/ui/component-guide';

export const statusTabsGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the orders of each status, with their numbers.'],
  avoid: ['For other filters: FilterBar.', 'For panels of one page: they would be real tabs.'],
  dos: ['Show every status, also with 0 orders.', 'Let the row scroll on a phone; its edge fades.'],
  donts: ['A count shortened to “99+”.'],
  content: [
    { rule: 'Plural of the status', fr: 'Nouvelles', en: 'New' },
    { rule: 'Numbers as everywhere', fr: '10 040', en: '10,040' },
  ],
  keyboard: [
    ['Tab', 'Moves from link to link.'],
    ['Enter', 'Shows the orders of the status.'],
  ],
  screenReader: [
    {
      fr: 'Commandes par statut, navigation, Nouvelles 12, lien, page courante',
      en: 'Orders by status, navigation, New 12, link, current page',
    },
  ],
};
