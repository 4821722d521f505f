import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const toastGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['To confirm what somebody just did, where nothing else on the screen shows it.'],
  avoid: [
    'For an error that needs a decision: ErrorState beside what failed.',
    'For an error of a field: below the field.',
  ],
  dos: ['Offer the next step, or Undo.', 'Leave it there while it is hovered or focused.'],
  donts: ['Two messages on top of each other.', 'A text that nobody can read in six seconds.'],
  content: [
    {
      rule: 'What happened, with the name',
      fr: 'Jebba Zitouna est dans votre panier.',
      en: 'Jebba Zitouna is in your cart.',
    },
    { rule: 'The action in two or three words', fr: 'Voir le panier', en: 'View cart' },
  ],
  keyboard: [
    ['Tab', 'Reaches the action and the close button; the message then stays.'],
    ['Enter or Space', 'Does the action, or closes the message.'],
  ],
  screenReader: [
    { fr: 'Jebba Zitouna est dans votre panier.', en: 'Jebba Zitouna is in your cart.' },
  ],
};
