import type { ComponentGuide } from '@shop/ui/component-guide';

export const textFieldGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For every text, number and price that is typed. The label is above the field.'],
  avoid: [
    'For a choice: SelectField, or a ToggleButtonGroup for two or three.',
    'For a colour: the Autocomplete with swatches.',
  ],
  dos: [
    'Understand prices as people type them: `49,9 DT`, `1 234,50`.',
    'Give the right keyboard with `inputMode`.',
    'Show what the shop will display as the helper text.',
  ],
  donts: [
    'An asterisk without the word “required” for screen readers: `required` sets both.',
    'Clearing a field when saving fails.',
  ],
  content: [
    { rule: 'A noun with its unit', fr: 'Prix (TND)', en: 'Price (TND)' },
    {
      rule: 'The helper text describes the consequence',
      fr: 'Prix affiché en boutique : 49,90 TND',
      en: 'Price shown in the shop: 49.90 TND',
    },
    {
      rule: 'The error gives the solution',
      fr: 'Saisissez le nom du produit',
      en: 'Enter the product’s name',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field.'],
    ['Enter', 'Saves the form; in a multiline field, a new line.'],
  ],
  screenReader: [
    {
      fr: 'Prix (TND), champ de saisie, 49,90, Prix affiché en boutique : 49,90 TND',
      en: 'Price (TND), edit, 49.90, Price shown in the shop: 49.90 TND',
    },
  ],
};
