import type { ComponentGuide } from '@shop/ui/component-guide';

export const cardSkeletonsGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['While a list of cards loads for the first time.'],
  avoid: [
    'While a list is filtered or sorted: the previous items stay.',
    'For a table: rows of skeletons.',
  ],
  dos: [
    'Give them the shape of the cards that follow.',
    'Say “Loading…” once, for screen readers.',
  ],
  donts: ['A spinner in the middle of an empty page.'],
  content: [{ rule: 'Only for screen readers', fr: 'Chargement…', en: 'Loading…' }],
  keyboard: [],
  screenReader: [{ fr: 'Chargement…', en: 'Loading…' }],
};
