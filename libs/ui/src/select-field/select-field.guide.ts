import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const selectFieldGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For one value out of four to about fifteen, in a form.'],
  avoid: [
    'For two or three short values: SizeSelector or radio buttons.',
    'For a sort order beside a list: CompactSelect.',
  ],
  dos: [
    'Choose the most frequent value at first, or an empty one where none is.',
    'Keep the native list: on a phone it is the fastest.',
  ],
  donts: ['A value that only explains the field, such as “Choose…”, where it can be sent.'],
  content: [
    { rule: 'A noun as a label', fr: 'Objet de la demande', en: 'Query type' },
    { rule: 'Options of the same form', fr: 'Retour ou échange', en: 'Return or exchange' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the list.'],
    ['Up, Down, a letter', 'Choose another option.'],
    ['Space', 'Opens the list of the browser.'],
  ],
  screenReader: [
    {
      fr: 'Objet de la demande, liste déroulante, Demande d’information',
      en: 'Query type, combo box, Information',
    },
  ],
};
