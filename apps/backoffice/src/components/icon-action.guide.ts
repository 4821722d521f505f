import type { ComponentGuide } from '@shop/ui/component-guide';

export const iconActionGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For a contact of a customer in a card or a row: call, write, WhatsApp.'],
  avoid: ['For the usual action of an item: Button.', 'For rare actions: MoreMenu.'],
  dos: ['Refer to the item with `describedBy`: all rows have the same labels.'],
  donts: ['An icon that is not known without its tooltip.'],
  content: [{ rule: 'A verb', fr: 'Appeler', en: 'Call' }],
  keyboard: [
    ['Tab', 'Moves the focus to the action, and shows its tooltip.'],
    ['Enter', 'Runs the action.'],
  ],
  screenReader: [
    { fr: 'Appeler, lien, Commande n° K7Q29-FXM3T', en: 'Call, link, Order #K7Q29-FXM3T' },
  ],
};
