import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const skeletonGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['While content loads whose size is known: it keeps the place, so that nothing jumps.'],
  avoid: [
    'For a request of a button: `loadingText`.',
    'Where the previous content can stay until the new one is there.',
  ],
  dos: [
    'As many and as large as the content will be.',
    'Let it begin to move only after a second.',
  ],
  donts: ['A skeleton for something that is nearly always there at once.'],
  content: [
    {
      rule: 'It has no text; its region has one for screen readers',
      fr: 'Chargement en cours',
      en: 'Loading',
    },
  ],
  keyboard: [],
  screenReader: [],
};
