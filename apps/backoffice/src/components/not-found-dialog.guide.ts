import type { ComponentGuide } from '@shop/ui/component-guide';

export const notFoundDialogGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For a link to an item that does not exist any more.'],
  avoid: ['For a whole page: NotFoundNotice.'],
  dos: ['Say the likely cause, and lead to the list.'],
  donts: ['The word “error”, or a number of one.'],
  content: [
    {
      rule: 'Which item is missing',
      fr: 'Ce produit est introuvable',
      en: 'This product no longer exists',
    },
  ],
  keyboard: [
    ['Enter', 'Opens the list.'],
    ['Escape', 'Closes the dialog.'],
  ],
  screenReader: [
    {
      fr: 'Ce produit est introuvable, boîte de dialogue',
      en: 'This product no longer exists, dialog',
    },
  ],
};
