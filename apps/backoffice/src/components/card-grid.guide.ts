import type { ComponentGuide } from '@shop/ui/component-guide';

export const cardGridGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For a list below 1,024 px, and for images at every width.'],
  avoid: ['From 1,024 px for orders and products: Table.'],
  dos: [
    'Put first what is needed first: status, name, amount.',
    'Give all cards of a list the same order and the same actions.',
  ],
  donts: ['A card inside a card.', 'More than two buttons and one menu on a card.'],
  content: [
    {
      rule: 'The title is what identifies the item',
      fr: 'Commande n° K7Q29-FXM3T',
      en: 'Order #K7Q29-FXM3T',
    },
    {
      rule: 'Names that people wrote are shown as they wrote them',
      fr: 'آمال بن صالح',
      en: 'آمال بن صالح',
    },
  ],
  keyboard: [],
  screenReader: [
    {
      fr: 'Liste de 6 éléments, Commande n° K7Q29-FXM3T, titre de niveau 2',
      en: 'List with 6 items, Order #K7Q29-FXM3T, heading level 2',
    },
  ],
};
