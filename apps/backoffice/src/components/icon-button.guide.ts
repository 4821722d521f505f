import type { ComponentGuide } from '@shop/ui/component-guide';

export const iconButtonGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For known actions in rows, cards and the app bar: close, more, print, call.'],
  avoid: [
    'For the main action: Button.',
    'For three or more actions of one item: a menu behind ⋮.',
  ],
  dos: [
    'Wrap it in a Tooltip unless its name is beside it.',
    'Refer to the item with `aria-describedby` in lists.',
  ],
  donts: ['A red icon in every row: deleting belongs in the menu.'],
  content: [
    { rule: 'The name is the tooltip', fr: 'Imprimer', en: 'Print' },
    { rule: 'The menu of an item', fr: 'Autres actions', en: 'More actions' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it and shows the tooltip.'],
    ['Enter or Space', 'Clicks it.'],
    ['Escape', 'Hides the tooltip.'],
  ],
  screenReader: [
    { fr: 'Appeler, lien, Commande n° K7Q29-FXM3T', en: 'Call, link, Order #K7Q29-FXM3T' },
  ],
};
