import type { ComponentGuide } from '@shop/ui/component-guide';

export const orderLinkItemGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For an order in the list of a customer’s orders.'],
  avoid: ['For the list of all orders: its cards and rows.'],
  dos: ['Put it in a List.'],
  donts: ['Actions on the order: they are in its details.'],
  content: [
    { rule: 'The link is the number', fr: 'Commande n° K7Q29-FXM3T', en: 'Order #K7Q29-FXM3T' },
  ],
  keyboard: [['Enter', 'Opens the order.']],
  screenReader: [{ fr: 'Commande n° K7Q29-FXM3T, lien', en: 'Order #K7Q29-FXM3T, link' }],
};
