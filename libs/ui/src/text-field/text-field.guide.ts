import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const textFieldGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For one line of text: name, e-mail, phone, city.'],
  avoid: [
    'For several sentences: TextAreaField.',
    'For a number that is counted up and down: QuantityStepper.',
  ],
  dos: [
    'Set `autoComplete` and the type: the phone offers its own address and its digits.',
    'Show the error below the field once it was left or sent, and remove it at the first correct character.',
  ],
  donts: [
    'A placeholder in place of the label: it is gone once somebody types.',
    'An error while somebody still types for the first time.',
  ],
  content: [
    { rule: 'A noun as a label, no colon', fr: 'Numéro de téléphone', en: 'Phone Number' },
    {
      rule: 'A hint gives the reason or the format',
      fr: 'Nous vous appelons pour confirmer la livraison.',
      en: 'We’ll call you to confirm the delivery.',
    },
    {
      rule: 'An error gives the solution, not the problem',
      fr: 'Saisissez un e-mail valide',
      en: 'Enter a Valid Email',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field.'],
    ['Enter', 'Sends the form.'],
  ],
  screenReader: [
    { fr: 'E-mail, champ de saisie', en: 'E-mail, edit' },
    {
      fr: 'E-mail, champ de saisie, entrée non valide, Saisissez un e-mail valide',
      en: 'E-mail, edit, invalid entry, Enter a Valid Email',
    },
  ],
};
