import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const pageColumnGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['Around every page of the shop: it gives the width and the gutters.'],
  avoid: ['For columns beside each other: TwoColumns.'],
  dos: ['Let only banners reach from edge to edge.'],
  donts: ['A width or a margin of a page’s own.'],
  content: [{ rule: 'It has no text of its own', fr: '–', en: '–' }],
  keyboard: [],
  screenReader: [],
};
