import type { ComponentGuide } from '@shop/ui/component-guide';

export const groupLabelGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the label of a group of buttons or chips.'],
  avoid: ['For one field: the label of TextField.'],
  dos: ['Name the group by it with aria-labelledby.'],
  donts: ['A group of one button.'],
  content: [{ rule: 'A noun', fr: 'Origine', en: 'Source' }],
  keyboard: [],
  screenReader: [{ fr: 'Origine, groupe', en: 'Source, group' }],
};
