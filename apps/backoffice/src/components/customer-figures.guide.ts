import type { ComponentGuide } from '@shop/ui/component-guide';

export const customerFiguresGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For what a customer has ordered, received, refused and paid.'],
  avoid: ['For the figures of the shop: the dashboard.'],
  dos: ['Mark refused parcels from the second one on.'],
  donts: ['A rate before the first delivery: show a dash.'],
  content: [{ rule: 'A short label above each figure', fr: 'Refusées', en: 'Refused' }],
  keyboard: [],
  screenReader: [{ fr: 'Commandes, 4, Livrées, 1', en: 'Orders, 4, Delivered, 1' }],
};
