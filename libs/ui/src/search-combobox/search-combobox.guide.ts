import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const searchComboboxGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For the search of the shop: results appear below the field while somebody types.'],
  avoid: [
    'To filter a list that is already on the page: a search field above it.',
    'To choose a value for a form: SelectField.',
  ],
  dos: [
    'Show the image, the name and the price of each result.',
    'Say how many were found, and what to do when nothing was.',
  ],
  donts: [
    'A result that cannot be opened in a new tab.',
    'Clearing the text when the request fails.',
  ],
  content: [
    { rule: 'The placeholder gives examples', fr: 'Robe, foulard, sac…', en: 'Dress, scarf, bag…' },
    { rule: 'The number of results', fr: '3 produits trouvés', en: '3 products found' },
    { rule: 'Nothing found', fr: 'Aucun produit trouvé.', en: 'No products found.' },
  ],
  keyboard: [
    ['Down, Up', 'Highlight a result; the focus stays in the field.'],
    ['Enter', 'Opens the highlighted result; without one, the page of all results.'],
    ['Escape', 'Clears the field.'],
    ['Tab', 'Leaves the field and selects nothing.'],
  ],
  screenReader: [
    {
      fr: 'Rechercher un produit, zone de liste déroulante, réduite',
      en: 'Search for a product, combo box, collapsed',
    },
    { fr: '3 produits trouvés', en: '3 products found' },
  ],
};
