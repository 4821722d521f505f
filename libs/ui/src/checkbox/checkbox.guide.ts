import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const checkboxGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: [
    'For one thing that is on or off.',
    'For several values of a long list, such as colours, each with its dot.',
  ],
  avoid: [
    'For short values in a row: CheckboxChips.',
    'For one value out of several: SizeSelector or SelectField.',
  ],
  dos: [
    'Let the label take the rest of the row: it is part of the target.',
    'Say what is true when it is checked.',
  ],
  donts: [
    'A negated label: “Do not show sold-out products”.',
    'A checkbox that acts at once on something that cannot be undone.',
  ],
  content: [
    { rule: 'A short statement without a verb where possible', fr: 'En stock', en: 'In stock' },
    {
      rule: 'The name of a colour, never its code',
      fr: 'Bleu Sidi Bou Saïd',
      en: 'Sidi Bou Said blue',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the box.'],
    ['Space', 'Checks or unchecks it.'],
  ],
  screenReader: [
    { fr: 'En stock, case à cocher, non cochée', en: 'In stock, checkbox, not checked' },
  ],
};
