import type { ComponentGuide } from '@shop/ui/component-guide';

export const chipGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For a status, a number beside a label, or a filter that is set.'],
  avoid: ['For the status of an order: OrderStatusChip.', 'For an action: Button.'],
  dos: [
    'Use a tone for its meaning only: to do, done, ended, promotion.',
    'Make a filter at least 44 px high.',
  ],
  donts: [
    'More than one tone of the same meaning on a screen.',
    'A meaning that only the colour has.',
  ],
  content: [
    { rule: 'One or two words', fr: 'En stock', en: 'In stock' },
    { rule: 'A filter with its name', fr: 'Taille M', en: 'Size M' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to a chip that can be clicked; others are left out.'],
    ['Enter or Space', 'Clicks it.'],
    ['Delete', 'Removes a chip with `onDelete`.'],
  ],
  screenReader: [{ fr: 'Taille M, bouton', en: 'Size M, button' }],
};
