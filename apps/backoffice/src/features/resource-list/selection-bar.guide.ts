import type { ComponentGuide } from '@shop/ui/component-guide';

export const selectionBarGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For actions on several items of a list, as soon as one is selected.'],
  avoid: ['For one item: its own buttons and MoreMenu.'],
  dos: [
    'Offer all that match when the page is selected.',
    'Keep the selection on other pages and after a search, and say so.',
  ],
  donts: ['An action that cannot be undone, without a question first.'],
  content: [{ rule: 'The number of items', fr: '2 sélectionnés', en: '2 selected' }],
  keyboard: [
    ['Tab', 'Moves through the actions, then to the cross.'],
    ['Enter on the cross', 'Ends the selection.'],
  ],
  screenReader: [{ fr: '2 sélectionnés', en: '2 selected' }],
};
