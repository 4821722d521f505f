import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const drawerGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For the menu and the filters of a phone.'],
  avoid: ['For a task: Dialog.', 'From 667 px for navigation: the header has room for it.'],
  dos: ['Fix the main action to its foot, where the thumb is.', 'Close it when a page was chosen.'],
  donts: ['A drawer over a dialog.'],
  content: [
    { rule: 'Its accessible name', fr: 'Menu', en: 'Menu' },
    {
      rule: 'The button at the foot contains the result',
      fr: 'Voir les 12 produits',
      en: 'See 12 products',
    },
  ],
  keyboard: [
    ['Tab, Shift Tab', 'Move the focus inside the drawer.'],
    ['Escape', 'Closes it; the focus returns to the button that opened it.'],
  ],
  screenReader: [{ fr: 'Menu, boîte de dialogue', en: 'Menu, dialog' }],
};
