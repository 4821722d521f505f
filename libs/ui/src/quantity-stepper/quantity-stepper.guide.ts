import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const quantityStepperGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For a small number with a known maximum: the pieces of a size.'],
  avoid: [
    'For numbers above about twenty: TextField with digits.',
    'To remove a line: a button of its own, not the quantity 0.',
  ],
  dos: [
    'Set `max` to the stock; what is typed beyond becomes the maximum.',
    'Say beside it when only a few are left.',
  ],
  donts: ['A quantity that changes by itself without a text about the change.'],
  content: [
    {
      rule: 'Labels with the name in a list',
      fr: 'Diminuer la quantité de Jebba Zitouna',
      en: 'Decrease the quantity of Jebba Zitouna',
    },
    { rule: 'The limit in words', fr: 'Il n’en reste que 3', en: 'Only 3 left' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus: minus, number, plus.'],
    ['Up, Down', 'Change the number in the field.'],
    ['Enter or Space', 'Click a button.'],
  ],
  screenReader: [{ fr: 'Quantité, sélecteur numérique, 2', en: 'Quantity, spin button, 2' }],
};
