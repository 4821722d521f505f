import type { ComponentGuide } from '@shop/ui/component-guide';

export const errorNoticeGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['In place of a list or a page that could not be loaded.'],
  avoid: ['For an empty list: Notice.', 'For a form that was not saved: Alert beside its buttons.'],
  dos: [
    'Say the reason in the owner’s words: no network, or our fault.',
    'Keep what was there before, if there was something.',
  ],
  donts: ['A code or an English sentence of the server.', 'A second message in a Snackbar.'],
  content: [
    {
      rule: 'What could not be done',
      fr: 'Cette liste n’a pas pu être chargée',
      en: 'This list could not be loaded',
    },
    { rule: 'The way on', fr: 'Réessayer', en: 'Try again' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to “Try again”.'],
    ['Enter or Space', 'Tries again; the button keeps the focus.'],
  ],
  screenReader: [
    {
      fr: 'Alerte, Cette liste n’a pas pu être chargée',
      en: 'Alert, This list could not be loaded',
    },
  ],
};
