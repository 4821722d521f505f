import type { ComponentGuide } from '@shop/ui/component-guide';

export const pageHeadingGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: [
    'Once on every page: its title and the number of its items appear in the app bar, its note and actions above the content.',
  ],
  avoid: ['For a section of a dialog: SectionHeading.'],
  dos: [
    'Use the name of the menu as the title.',
    'Give a list the number of its items as its count.',
  ],
  donts: ['More than two actions: the others belong to the list.'],
  content: [
    { rule: 'The title as in the menu', fr: 'Commandes', en: 'Commands' },
    { rule: 'The count is a number with its unit', fr: '48 produits', en: '48 products' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the actions. After a navigation the title has the focus.'],
  ],
  screenReader: [{ fr: 'Produits, titre de niveau 1', en: 'Products, heading level 1' }],
};
