import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const buttonLinkGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['To go to another page when that is the next step: to the shop from an empty cart.'],
  avoid: ['For an action on this page: Button.', 'Inside a sentence: a link in the text.'],
  dos: [
    'Name the page that opens.',
    'Use the same variants as for Button: one `primary` a screen.',
  ],
  donts: ['A click handler in place of a URL: then the link cannot be opened in a new tab.'],
  content: [
    { rule: 'Where it leads, not “click here”', fr: 'Voir la boutique', en: 'See the shop' },
    { rule: 'In the shopper’s own words', fr: 'Continuer mes achats', en: 'Continue Shopping' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the link.'],
    ['Enter', 'Opens the page. Space scrolls, as for every link.'],
  ],
  screenReader: [{ fr: 'Voir la boutique, lien', en: 'See the shop, link' }],
};
