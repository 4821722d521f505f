import type { ComponentGuide } from '@shop/ui/component-guide';

export const placeholdersGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['While a list, a panel or a page loads for the first time.'],
  avoid: ['While a list is filtered or sorted: the previous items stay.'],
  dos: [
    'Give them the components that follow, with samples of a usual length.',
    'Say “Loading…” once, for screen readers.',
  ],
  donts: ['A spinner in the middle of an empty page.', 'A layout of their own.'],
  content: [{ rule: 'Only for screen readers', fr: 'Chargement…', en: 'Loading…' }],
  keyboard: [],
  screenReader: [{ fr: 'Chargement…', en: 'Loading…' }],
};
