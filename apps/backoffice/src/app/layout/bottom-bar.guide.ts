import type { ComponentGuide } from '@shop/ui/component-guide';

export const bottomBarGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the five pages at the foot of a phone, below 667 px.'],
  avoid: ['From 667 px: the menu beside the page.', 'For actions of a page: StickyBar.'],
  dos: ['Five equal parts with an icon and one short word.'],
  donts: ['A sixth page.', 'An icon without its word.'],
  content: [
    { rule: 'One word', fr: 'Tableau', en: 'Dashboard' },
    { rule: 'The whole name for screen readers', fr: 'Tableau de bord', en: 'Dashboard' },
  ],
  keyboard: [
    ['Tab', 'Moves from page to page.'],
    ['Enter', 'Opens the page; its title gets the focus.'],
  ],
  screenReader: [
    {
      fr: 'Menu principal, navigation, Produits, lien, page courante',
      en: 'Main menu, navigation, Products, link, current page',
    },
  ],
};
