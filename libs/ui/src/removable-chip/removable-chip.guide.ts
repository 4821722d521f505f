import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const removableChipGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For a filter that is set: a click removes it.'],
  avoid: ['To set a filter: CheckboxChips.', 'For a label that cannot be removed: Badge.'],
  dos: [
    'Show the chips in the order of the filters.',
    'Offer “Clear the filters” from two chips on.',
  ],
  donts: ['A chip for the sort order: it is always set.'],
  content: [
    {
      rule: 'The value; with its name where the value alone is unclear',
      fr: 'Taille M',
      en: 'Size M',
    },
    {
      rule: 'The accessible name contains the action of the click',
      fr: 'Retirer le filtre Taille M',
      en: 'Remove the filter Size M',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus from chip to chip.'],
    ['Enter or Space', 'Removes the filter.'],
  ],
  screenReader: [
    { fr: 'Retirer le filtre Taille M, bouton', en: 'Remove the filter Size M, button' },
  ],
};
