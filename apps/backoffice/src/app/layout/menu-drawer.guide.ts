import type { ComponentGuide } from '@shop/ui/component-guide';

export const menuDrawerGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the menu of a phone: the pages, the customers, the shop and the language.'],
  avoid: ['From 667 px: the menu beside the page.', 'For filters: the drawer of FilterBar.'],
  dos: ['Close it when a page is chosen.'],
  donts: ['Actions of one page.'],
  content: [{ rule: 'The label names the action', fr: 'Ouvrir le menu', en: 'Open the menu' }],
  keyboard: [
    ['Enter', 'On the button: opens the menu.'],
    ['Tab', 'Stays in the menu while it is open.'],
    ['Escape', 'Closes it; the focus returns to its button.'],
  ],
  screenReader: [{ fr: 'Ouvrir le menu, bouton', en: 'Open the menu, button' }],
};
