import type { ComponentGuide } from '@shop/ui/component-guide';

export const appBarGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: [
    'On every page after the login: the app bar with the title, and the menu with the five pages.',
  ],
  avoid: ['On the login page, and on printed pages.'],
  dos: [
    'Keep the bar at the top while the page is scrolled.',
    'On a phone: the menu behind a button, and the five pages at the foot, for the thumb.',
  ],
  donts: [
    'An action of one page in the app bar.',
    'A sixth page: it would not fit the foot of a phone.',
  ],
  content: [
    { rule: 'Short labels at the foot', fr: 'Tableau', en: 'Dashboard' },
    { rule: 'The whole name for screen readers', fr: 'Tableau de bord', en: 'Dashboard' },
  ],
  keyboard: [
    ['Tab', 'First “Skip to content”, then menu, bar and page.'],
    ['Enter', 'Opens the page.'],
    ['/', 'Opens the search, unless the owner has turned this key off.'],
    ['Escape', 'Closes the menu of a phone; the focus returns to its button.'],
  ],
  screenReader: [
    {
      fr: 'Menu principal, navigation, Produits, lien, page courante',
      en: 'Main menu, navigation, Products, link, current page',
    },
  ],
};
