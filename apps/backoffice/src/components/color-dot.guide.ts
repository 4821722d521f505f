import type { ComponentGuide } from '@shop/ui/component-guide';

export const colorDotGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['Before the name of a product’s colour: in lines of an order, in the stock.'],
  avoid: [
    'Alone: the name has to be beside it.',
    'To choose a colour: the Autocomplete with swatches.',
  ],
  dos: ['Keep it as high as the text.'],
  donts: ['A colour of the interface in place of the product’s.'],
  content: [{ rule: 'The name beside it', fr: 'Bleu Sidi Bou Saïd', en: 'Sidi Bou Said blue' }],
  keyboard: [],
  screenReader: [{ fr: 'Bleu Sidi Bou Saïd', en: 'Sidi Bou Said blue' }],
};
