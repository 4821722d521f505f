import type { ComponentGuide } from '@shop/ui/component-guide';

export const customerTagsGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the words that the shop gave a customer, and the mark of a flagged one.'],
  avoid: ['For the status of an order: OrderStatusChip.'],
  dos: ['Show the mark of a flagged customer first.'],
  donts: ['A tag that is a whole sentence.'],
  content: [{ rule: 'One or two words', fr: 'grossiste', en: 'wholesale' }],
  keyboard: [],
  screenReader: [{ fr: 'À surveiller, grossiste', en: 'Flagged, wholesale' }],
};
