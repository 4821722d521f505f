import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const textAreaFieldGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For a text of several sentences: a message to the shop.'],
  avoid: ['For one line: TextField.'],
  dos: ['Make it as high as the expected text.', 'Keep what was typed when sending fails.'],
  donts: ['A limit that is shown only after sending.'],
  content: [
    { rule: 'A noun as a label', fr: 'Message', en: 'Message' },
    {
      rule: 'An error gives the solution',
      fr: 'Saisissez votre message',
      en: 'Enter your Message',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field, and out of it.'],
    ['Enter', 'A new line; it does not send the form.'],
  ],
  screenReader: [{ fr: 'Message, champ de saisie, multiligne', en: 'Message, edit, multi-line' }],
};
