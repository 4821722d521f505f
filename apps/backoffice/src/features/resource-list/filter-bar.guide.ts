import type { ComponentGuide } from '@shop/ui/component-guide';

export const filterBarGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['Above a list: its search, its filters in a drawer, the chips of those that are set.'],
  avoid: ['For the statuses of orders: the tabs above the list.'],
  dos: [
    'Keep the filters in the URL, so that Back removes the last one.',
    'Apply a filter at once; the drawer’s button shows the number of results.',
    'Let the owner save filters under a name, without the search.',
  ],
  donts: ['A filter without a chip: it would be forgotten.', 'An “Apply” button.'],
  content: [
    {
      rule: 'A chip names the filter and its value',
      fr: 'Rayon : Femmes',
      en: 'Gender: Women',
    },
    {
      rule: 'The button shows what closing it leads to',
      fr: 'Voir 12 résultats',
      en: 'Show 12 results',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the search, the button and the chips.'],
    ['Enter or Space', 'Opens the drawer, or removes the filter of a chip.'],
    ['Escape', 'Closes the drawer; its button gets the focus.'],
  ],
  screenReader: [
    { fr: 'Filtres (1), bouton, ouvre un dialogue', en: 'Filters (1), button, opens a dialog' },
    {
      fr: 'Retirer le filtre Rayon : Femmes, bouton',
      en: 'Remove the filter Gender: Women, button',
    },
  ],
};
