import type { ComponentGuide } from '@shop/ui/component-guide';

export const announcerGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the result of an action: what was done, and Undo where the server can.'],
  avoid: [
    'For an error of a form: Alert beside the field or the buttons.',
    'For what a page is about: Notice.',
  ],
  dos: [
    'Show one message after the other.',
    'Let a problem stay until it is closed.',
    'Offer Undo as `undo`: the menu of recent changes has it for ten minutes.',
  ],
  donts: [
    'A message over the title or the buttons.',
    'Words that are nowhere else and are needed later.',
  ],
  content: [
    {
      rule: 'What was done, without a full stop',
      fr: 'Commande n° K7Q29-FXM3T : confirmée',
      en: 'Order #K7Q29-FXM3T: confirmed',
    },
  ],
  keyboard: [
    ['Tab', 'Reaches Undo and the cross, after the page.'],
    ['Escape', 'Closes the message.'],
  ],
  screenReader: [
    {
      fr: 'Commande n° K7Q29-FXM3T : confirmée, statut',
      en: 'Order #K7Q29-FXM3T: confirmed, status',
    },
  ],
};
