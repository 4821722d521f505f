import type { ComponentGuide } from '@shop/ui/component-guide';

export const selectFieldGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For one value out of a fixed list: gender, season, badge, number of items a page.'],
  avoid: [
    'For values that can be typed: Autocomplete.',
    'For the status of an order: the actions of its card.',
  ],
  dos: ['Keep the native list: it is fast on a phone.'],
  donts: ['A list of more than twenty values.'],
  content: [
    { rule: 'A noun as a label', fr: 'Rayon', en: 'Department' },
    { rule: 'The values as the shop shows them', fr: 'Accessoires', en: 'Accessories' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the list.'],
    ['Up, Down, a letter', 'Choose another value.'],
    ['Space', 'Opens the list of the browser.'],
  ],
  screenReader: [{ fr: 'Rayon, liste déroulante, Femmes', en: 'Department, combo box, Women' }],
};
