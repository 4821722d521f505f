import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const colorSwatchesGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['To choose the colour of a product.'],
  avoid: ['To filter by several colours: Checkbox with a dot.'],
  dos: [
    'Show the name of the chosen colour beside the legend.',
    'Let a sold-out colour be chosen: the page then shows it.',
  ],
  donts: ['Colours without names: two blues look alike to many.'],
  content: [
    { rule: 'The legend is one noun', fr: 'Couleur', en: 'Colour' },
    {
      rule: 'The name of the colour, and that it is sold out',
      fr: 'Écru, épuisé',
      en: 'Ecru, sold out',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the chosen colour.'],
    ['Left, Right, Up, Down', 'Choose another one.'],
  ],
  screenReader: [
    {
      fr: 'Couleur, groupe, Noir, bouton radio, coché, 4 sur 5',
      en: 'Colour, group, Black, radio button, checked, 4 of 5',
    },
  ],
};
