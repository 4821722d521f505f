import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const colorDotsGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['To show in a list which colours a product has.'],
  avoid: ['To choose a colour: ColorSwatches.', 'To filter by colour: Checkbox with a colour.'],
  dos: ['Name the colours in the label.'],
  donts: ['Colours that are sold out.'],
  content: [
    {
      rule: 'The label names each colour once',
      fr: 'Couleurs : Noir, Écru.',
      en: 'Colours: Black, Ecru.',
    },
  ],
  keyboard: [],
  screenReader: [{ fr: 'Couleurs : Noir, Écru.', en: 'Colours: Black, Ecru.' }],
};
