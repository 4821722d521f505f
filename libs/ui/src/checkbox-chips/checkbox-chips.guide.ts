import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const checkboxChipsGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For short values of which any number may be set: the sizes of a filter.'],
  avoid: [
    'For one value only: SizeSelector.',
    'For values longer than two words: Checkbox in a list.',
  ],
  dos: ['Sort sizes as they are worn: XS, S, M, 36, 38.', 'Let them wrap.'],
  donts: ['More than about fifteen chips: show the most used ones first.'],
  content: [
    { rule: 'The legend is one noun', fr: 'Taille', en: 'Size' },
    { rule: 'Values as on the product', fr: 'Taille unique', en: 'One size' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus from chip to chip.'],
    ['Space', 'Sets or removes the value.'],
  ],
  screenReader: [
    {
      fr: 'Taille, groupe, M, case à cocher, non cochée',
      en: 'Size, group, M, checkbox, not checked',
    },
  ],
};
