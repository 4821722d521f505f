import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const tabsGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For two to four views of the same thing, in the same place.'],
  avoid: ['For pages: links in a navigation.', 'For filters that can be combined: CheckboxChips.'],
  dos: [
    'They are the visible title of their section: give it a visually hidden heading, and no second title beside them.',
    'Keep the labels short enough for one line at 320 px.',
    'Keep the height of the panel, so that the page below does not jump.',
  ],
  donts: ['Tabs inside tabs.', 'Something important in the second tab only.'],
  content: [{ rule: 'One or two words, of the same form', fr: 'Populaires', en: 'Popular' }],
  keyboard: [
    ['Tab', 'Moves the focus to the selected tab, then into its panel.'],
    ['Left, Right', 'Select another tab.'],
    ['Home, End', 'Select the first or the last one.'],
  ],
  screenReader: [
    { fr: 'Populaires, onglet, sélectionné, 1 sur 2', en: 'Popular, tab, selected, 1 of 2' },
  ],
};
