import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const titleBarGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['At the top of a page: its one `h1`, a note and the actions of the whole page.'],
  avoid: ['For a section inside a page: a heading.'],
  dos: [
    'Reserve the line of the note while it loads.',
    'Use the name of the page’s link as its title.',
  ],
  donts: ['More than two actions.'],
  content: [
    { rule: 'The title is a noun', fr: 'Boutique', en: 'Shop' },
    { rule: 'The note is a number with its unit', fr: '48 produits', en: '48 products' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the actions. The title only has the focus after a navigation.'],
  ],
  screenReader: [{ fr: 'Boutique, titre de niveau 1', en: 'Shop, heading level 1' }],
};
