import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const errorStateGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: [
    'In place of a part of the page that could not be loaded, or beside an action that failed.',
  ],
  avoid: [
    'For a field: its own error.',
    'For an empty list: EmptyState.',
    'For a page that does not exist: StatusPage.',
  ],
  dos: [
    'Say what failed, what is safe, and what to do.',
    'Add the reference of an error of the API server, small and last.',
    'Offer “Try again” wherever trying again can help.',
  ],
  donts: ['Codes, or the words of the server.', 'Blame: “you have no connection”.'],
  content: [
    {
      rule: 'What could not be done',
      fr: 'Cette partie n’a pas pu être chargée.',
      en: 'This part could not be loaded.',
    },
    { rule: 'What is safe', fr: 'Votre panier est intact.', en: 'Your cart is safe.' },
    { rule: 'The way on', fr: 'Réessayer', en: 'Try again' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to “Try again”.'],
    ['Enter or Space', 'Tries again.'],
  ],
  screenReader: [
    {
      fr: 'Alerte, Cette partie n’a pas pu être chargée.',
      en: 'Alert, This part could not be loaded.',
    },
  ],
};
