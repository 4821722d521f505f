import type { ComponentGuide } from '@shop/ui/component-guide';

export const alertGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: [
    'Alert: beside what failed, where it stays until it is solved.',
    'Snackbar with an Alert: at the foot, for what was just done.',
  ],
  avoid: ['For a field: its own error.', 'For a whole list: ErrorNotice.'],
  dos: [
    'Say what is kept.',
    'Offer Undo where the server can: a message marked as answered, the place of an image.',
    'Keep it above the buttons of a dialog and the bar of a phone.',
  ],
  donts: ['A message over the title or the buttons.', 'An error that disappears by itself.'],
  content: [
    {
      rule: 'What happened, with the item',
      fr: 'Commande n° K7Q29-FXM3T confirmée',
      en: 'Order #K7Q29-FXM3T confirmed',
    },
    {
      rule: 'The text of a failure lists what is not lost',
      fr: 'Le produit n’a pas été enregistré. Rien de ce que vous avez saisi n’est perdu.',
      en: 'The product was not saved. Nothing you typed is lost.',
    },
  ],
  keyboard: [
    ['Tab', 'Reaches its action and its close button.'],
    ['Enter or Space', 'Does the action.'],
  ],
  screenReader: [{ fr: 'Commande n° K7Q29-FXM3T confirmée', en: 'Order #K7Q29-FXM3T confirmed' }],
};
