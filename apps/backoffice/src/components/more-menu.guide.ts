import type { ComponentGuide } from '@shop/ui/component-guide';

export const moreMenuGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the actions of an item that are rare or cannot be undone: delete, cancel, duplicate.'],
  avoid: ['For the usual action of an item: Button.', 'For navigation in the app: links.'],
  dos: [
    'Put destructive actions last, in the colour of errors.',
    'Give an action `href` for a page of the shop: it opens in a new tab.',
    'Open a confirmation from an action that cannot be undone.',
    'Refer to the item with `describedBy` in lists.',
  ],
  donts: ['A menu with the same actions as the buttons beside it.'],
  content: [
    { rule: 'The button has the same name everywhere', fr: 'Autres actions', en: 'More actions' },
    { rule: 'An action is a verb', fr: 'Supprimer', en: 'Delete' },
  ],
  keyboard: [
    ['Enter or Space', 'Opens the menu; the first action has the focus.'],
    ['Up, Down', 'Move the focus through the actions.'],
    ['Escape', 'Closes the menu; its button gets the focus.'],
  ],
  screenReader: [
    {
      fr: 'Autres actions, bouton de menu, réduit, Commande n° K7Q29-FXM3T',
      en: 'More actions, menu button, collapsed, Order #K7Q29-FXM3T',
    },
  ],
};
