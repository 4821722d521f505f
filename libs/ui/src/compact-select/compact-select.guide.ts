import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const compactSelectGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For a choice that is always made and changes the whole list: the sort order.'],
  avoid: [
    'In a form: SelectField, which has a visible label and an error.',
    'For filters: CheckboxChips or Checkbox.',
  ],
  dos: ['Use a common icon; the label is for screen readers.'],
  donts: ['An empty first option: one order is always chosen.'],
  content: [
    { rule: 'The label is a question that the options answer', fr: 'Trier par', en: 'Sort by' },
    { rule: 'The options name the order', fr: 'Prix croissant', en: 'Price: low to high' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the list.'],
    ['Up, Down', 'Choose another option.'],
    ['Space or Alt Down', 'Opens the list of the browser.'],
  ],
  screenReader: [
    { fr: 'Trier par, liste déroulante, Nouveautés', en: 'Sort by, combo box, Newest' },
  ],
};
