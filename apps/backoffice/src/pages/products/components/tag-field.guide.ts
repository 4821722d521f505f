import type { ComponentGuide } from '@shop/ui/component-guide';

export const tagFieldGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For several values out of a list, or typed ones: the sizes and the colours of a product.'],
  avoid: ['For one value of a fixed list: SelectField.', 'For a text: TextField.'],
  dos: [
    'Keep the list open for the next choice.',
    'Show a mark before the text where it helps, such as the colour.',
    'Treat values that differ only in case or accents as the same.',
  ],
  donts: ['Removing the values when the typed one is refused.'],
  content: [
    { rule: 'A plural noun', fr: 'Tailles', en: 'Sizes' },
    {
      rule: 'The helper text explains that any value can be typed',
      fr: 'Choisissez, ou tapez puis Entrée',
      en: 'Choose, or type and press Enter',
    },
  ],
  keyboard: [
    ['Down', 'Opens the list and moves through it.'],
    ['Enter', 'Adds the focused suggestion, or the typed text.'],
    ['Tab', 'Adds the typed text and leaves the field.'],
    ['Backspace', 'Removes the last value where nothing is typed.'],
    ['Escape', 'Closes the list.'],
  ],
  screenReader: [{ fr: 'Tailles, zone de liste, obligatoire', en: 'Sizes, combo box, required' }],
};
