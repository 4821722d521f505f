import type { ComponentGuide } from '@shop/ui/component-guide';

export const quantityStepperGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For a small number of pieces: of an order line, or of a size in stock.'],
  avoid: [
    'For a price or a percentage: TextField.',
    'For a whole grid of sizes: the fields of the product form.',
  ],
  dos: [
    'Name each button by what it changes.',
    'Keep what was typed when it is not valid, and show the error below.',
  ],
  donts: ['A stepper for numbers above a hundred: typing is faster.'],
  content: [
    { rule: 'The label is the size, or “Quantity”', fr: 'Quantité', en: 'Quantity' },
    { rule: 'The buttons name the item', fr: 'Un article de moins', en: 'One item less' },
  ],
  keyboard: [
    ['Tab', 'Moves to the button −, the field, then the button +.'],
    ['Enter or Space', 'On a button: one more, or one less.'],
    ['Digits', 'In the field: replace the number, which is selected.'],
  ],
  screenReader: [{ fr: 'Quantité, zone d’édition, 2', en: 'Quantity, edit text, 2' }],
};
