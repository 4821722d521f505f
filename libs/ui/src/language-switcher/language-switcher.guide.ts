import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const languageSwitcherGuide: ComponentGuide = {
  usedBy: ['storefront', 'back office'],
  use: ['Once a page, in the header: it changes the language of the whole shop at once.'],
  avoid: ['For the language of one text: the attribute `lang`.'],
  dos: [
    'Write every language in its own language.',
    'Keep the page, the scroll position and what was typed.',
  ],
  donts: ['A flag without letters: a flag is a country, not a language.'],
  content: [
    { rule: 'The short forms are fixed (I18N-1)', fr: 'FR', en: 'ENG' },
    { rule: 'The accessible name has the whole word', fr: 'FR Français', en: 'ENG English' },
  ],
  keyboard: [
    ['Enter or Space', 'Opens the list.'],
    ['Down, Up', 'Move the focus in the list.'],
    ['Enter', 'Changes the language and closes the list.'],
    ['Escape', 'Closes the list; the focus returns to the button.'],
  ],
  screenReader: [{ fr: 'Langue : FR, bouton, réduit', en: 'Language: ENG, button, collapsed' }],
};
