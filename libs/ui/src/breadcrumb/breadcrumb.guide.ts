import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const breadcrumbGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['Where a page is two or more levels deep: a product in its category.'],
  avoid: ['On home and in the steps of an order.'],
  dos: ['Link every level but the last.', 'Use the names of the menu.'],
  donts: ['The way somebody came: it is the place of the page, not a history.'],
  content: [
    { rule: 'Its accessible name', fr: 'Fil d’Ariane', en: 'Breadcrumb' },
    { rule: 'The levels as in the menu', fr: 'Boutique / Femmes', en: 'Shop / Women' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus from level to level.'],
    ['Enter', 'Opens the page.'],
  ],
  screenReader: [
    { fr: 'Fil d’Ariane, navigation, Boutique, lien', en: 'Breadcrumb, navigation, Shop, link' },
  ],
};
