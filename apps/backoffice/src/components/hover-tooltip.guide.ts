import type { ComponentGuide } from '@shop/ui/component-guide';

export const hoverTooltipGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: [
    'For the name of a button or link that shows an icon only, such as in the narrow side menu.',
  ],
  avoid: ['For text that is needed to use the page: show it.'],
  dos: ['Use it for the accessible name: the tooltip repeats it.'],
  donts: ['A tooltip on a text.', 'A link or a button inside.'],
  content: [{ rule: 'The name, without a full stop', fr: 'Commandes', en: 'Orders' }],
  keyboard: [['Tab', 'Moves the focus to the child, and shows its tooltip.']],
  screenReader: [{ fr: 'Commandes, lien', en: 'Orders, link' }],
};
