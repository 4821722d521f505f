import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const twoColumnsGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For a content with a summary or a sidebar beside it, from the desktop’s width.'],
  avoid: ['For a grid of products: a list with columns.'],
  dos: ['Order the two as they are read on a phone, where they are below each other.'],
  donts: ['The main action in the second column only, where a phone shows it last.'],
  content: [{ rule: 'Each column has a heading of its own', fr: 'Récapitulatif', en: 'Summary' }],
  keyboard: [],
  screenReader: [],
};
