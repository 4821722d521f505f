import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const iconButtonGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For an action with a common icon: close, search, menu, previous, next.'],
  avoid: [
    'For the main action of a screen: Button with a text.',
    'For an icon that needs a tooltip to be understood: Button with an icon.',
  ],
  dos: [
    'Give `label` the words that a button with a text would have.',
    'Keep its square of 44 px, also around an icon of 20 px.',
  ],
  donts: ['The same icon for two actions.', 'A label that describes the icon: “cross”.'],
  content: [
    { rule: 'The action and its object', fr: 'Ouvrir le menu', en: 'Open the menu' },
    {
      rule: 'In a list, with the name of the item',
      fr: 'Retirer Jebba Zitouna du panier',
      en: 'Remove Jebba Zitouna from the cart',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the button.'],
    ['Enter or Space', 'Clicks it.'],
  ],
  screenReader: [{ fr: 'Ouvrir le menu, bouton', en: 'Open the menu, button' }],
};
