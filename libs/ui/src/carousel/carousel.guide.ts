import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const carouselGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For a row of products or images whose first ones are enough.'],
  avoid: [
    'For something that everybody has to see: a list.',
    'For a text: people do not read what moves.',
  ],
  dos: [
    'Let a part of the next slide be visible on a phone: there are no arrows.',
    'Offer the whole list beside the heading.',
  ],
  donts: [
    'A banner that advances without a pause button.',
    'Two carousels that advance by themselves on one page.',
  ],
  content: [
    { rule: 'The row has a name', fr: 'Les pièces populaires', en: 'Popular pieces' },
    { rule: 'The buttons are short', fr: 'Précédent / Suivant', en: 'Previous / Next' },
    { rule: 'The pause button has the name of its action', fr: 'Mettre en pause', en: 'Pause' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus through the visible slides, then to the buttons.'],
    ['Enter or Space', 'On a button: the previous or next slides.'],
  ],
  screenReader: [
    {
      fr: 'Les pièces populaires, région, liste de 8 éléments',
      en: 'Popular pieces, region, list with 8 items',
    },
  ],
};
