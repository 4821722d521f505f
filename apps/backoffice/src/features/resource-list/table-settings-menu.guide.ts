import type { ComponentGuide } from '@shop/ui/component-guide';

export const tableSettingsMenuGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['Above a table: the height of its rows and the columns that can be hidden.'],
  avoid: ['For filters: FilterBar.'],
  dos: ['Keep it open while several columns are chosen.', 'Store the choice on the device.'],
  donts: ['Hiding the number and the actions of an item.'],
  content: [{ rule: 'A column has the name of its head', fr: 'À encaisser', en: 'To collect' }],
  keyboard: [
    ['Enter or Space', 'Opens the menu; shows or hides the focused column.'],
    ['Up, Down', 'Move the focus through the choices.'],
    ['Escape', 'Closes the menu; its button gets the focus.'],
  ],
  screenReader: [
    {
      fr: 'Ville, élément de menu à cocher, coché',
      en: 'City, menu item checkbox, checked',
    },
  ],
};
