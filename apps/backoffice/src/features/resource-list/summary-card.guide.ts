import type { ComponentGuide } from '@shop/ui/component-guide';

export const summaryCardGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For an order or a message in the list beside the details, from 1,200 px.'],
  avoid: ['For a list without details beside it: CardGrid, or Table.'],
  dos: ['Mark the open one with `aria-current`, not only with its colour.'],
  donts: ['Actions other than opening and selecting: they are in the details.'],
  content: [
    { rule: 'The customer’s name is the loudest', fr: 'Amel Ben Salah', en: 'Amel Ben Salah' },
    {
      rule: 'The third line helps to choose',
      fr: 'La Marsa · 205,80 TND',
      en: 'La Marsa · 205.80 TND',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus through the checkbox and the card.'],
    ['Enter or Space', 'Opens the details.'],
  ],
  screenReader: [
    {
      fr: 'Commande n° K7Q29-FXM3T, Amel Ben Salah, bouton, élément actuel',
      en: 'Order #K7Q29-FXM3T, Amel Ben Salah, button, current',
    },
  ],
};
