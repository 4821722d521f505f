import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const sizeSelectorGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['To choose the size of a colour.'],
  avoid: ['To filter by several sizes: CheckboxChips.'],
  dos: ['Mark sold-out sizes and let them be chosen (PROD-5).', 'Sort them as they are worn.'],
  donts: ['A size that is left out because it is sold out.'],
  content: [
    { rule: 'The legend is one noun', fr: 'Taille', en: 'Size' },
    { rule: 'Sizes as on the label', fr: 'Taille unique', en: 'One size' },
    { rule: 'After a sold-out size, for screen readers', fr: 'M épuisé', en: 'M sold out' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the chosen size.'],
    ['Left, Right, Up, Down', 'Choose another one.'],
  ],
  screenReader: [
    {
      fr: 'Taille, groupe, M épuisé, bouton radio, coché, 3 sur 5',
      en: 'Size, group, M sold out, radio button, checked, 3 of 5',
    },
  ],
};
