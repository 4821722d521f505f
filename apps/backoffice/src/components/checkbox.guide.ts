import type { ComponentGuide } from '@shop/ui/component-guide';

export const checkboxGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: [
    'Checkbox: for a value of a form, and to select items of a list.',
    'Switch: for a setting that acts at once.',
  ],
  avoid: ['For one of several values: SelectField.'],
  dos: [
    'Put it in a FormControlLabel: the label is part of the target.',
    'Show `indeterminate` when a part of the page is selected.',
  ],
  donts: ['A switch inside a form with a Save button.'],
  content: [
    { rule: 'What is true when it is checked', fr: 'Produit mis en avant', en: 'Featured product' },
    {
      rule: 'In a list, which item',
      fr: 'Sélectionner la commande K7Q29-FXM3T',
      en: 'Select order K7Q29-FXM3T',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Space', 'Checks or unchecks it.'],
  ],
  screenReader: [
    {
      fr: 'Produit mis en avant, case à cocher, non cochée',
      en: 'Featured product, checkbox, not checked',
    },
  ],
};
