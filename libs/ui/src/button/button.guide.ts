import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const buttonGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: [
    'For an action on this page: add to the cart, send, confirm.',
    'Once with the variant `primary`: the main action of the screen.',
  ],
  avoid: [
    'To go to another page: ButtonLink, which is a link.',
    'For an icon without a text: IconButton.',
    'To choose between values: SizeSelector, CheckboxChips or Tabs.',
  ],
  dos: [
    'Use `secondary` and `quiet` for everything beside the main action.',
    'Set `loadingText` while the request runs: the button keeps its place and cannot be clicked twice.',
  ],
  donts: [
    'Two primary buttons side by side.',
    'A disabled button without a text beside it about what is missing.',
  ],
  content: [
    {
      rule: 'A verb and its object, one to three words',
      fr: 'Ajouter au panier',
      en: 'Add to Cart',
    },
    {
      rule: 'The infinitive in French, the imperative in English',
      fr: 'Passer la commande',
      en: 'Proceed',
    },
    {
      rule: 'While it waits, the same text everywhere',
      fr: 'Veuillez patienter',
      en: 'Please wait',
    },
    { rule: 'No full stop', fr: 'Vider le panier', en: 'Reset cart' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the button; a disabled button is left out.'],
    ['Enter or Space', 'Clicks it. In a form, `type="submit"` also reacts to Enter in a field.'],
  ],
  screenReader: [
    { fr: 'Ajouter au panier, bouton', en: 'Add to Cart, button' },
    { fr: 'Veuillez patienter, bouton, indisponible', en: 'Please wait, button, unavailable' },
  ],
};
