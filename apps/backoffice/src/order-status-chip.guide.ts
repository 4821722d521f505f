import type { ComponentGuide } from '@shop/ui/component-guide';

export const orderStatusChipGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['Wherever the status of an order is shown: card, row, details, history.'],
  avoid: ['To change the status: the actions of the order.', 'For products and messages: Chip.'],
  dos: [
    'Show it first: the owner looks for it.',
    'Leave it out where the API server has no statuses.',
  ],
  donts: ['Another colour or another word for a status.'],
  content: [
    { rule: 'One word, as in the tabs', fr: 'Confirmée', en: 'Confirmed' },
    { rule: 'In French it agrees with “la commande”', fr: 'Expédiée', en: 'Shipped' },
  ],
  keyboard: [],
  screenReader: [{ fr: 'Confirmée', en: 'Confirmed' }],
};
