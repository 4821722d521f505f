import type { ComponentGuide } from '@shop/ui/component-guide';

export const responsiveDialogGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the details or the form of an item, over its list. Its URL can be shared.'],
  avoid: ['For a question: ConfirmDialog.', 'For a choice of filters on a phone: Drawer.'],
  dos: [
    'Put the main action at its foot: it stays visible while the content is scrolled.',
    'Ask before unsaved work is lost.',
    'With a text that is shown only once, such as a password, only its buttons close it (`buttonsOnly`).',
  ],
  donts: [
    'Actions at the top and at the foot.',
    'More than one dialog over the list, apart from a question.',
  ],
  content: [
    {
      rule: 'The title names the item',
      fr: 'Commande n° K7Q29-FXM3T',
      en: 'Order #K7Q29-FXM3T',
    },
    { rule: 'The close button', fr: 'Fermer', en: 'Close' },
  ],
  keyboard: [
    ['Tab, Shift Tab', 'Move the focus inside the dialog.'],
    ['Escape', 'Closes it; the focus returns to the item in the list.'],
  ],
  screenReader: [
    { fr: 'Commande n° K7Q29-FXM3T, boîte de dialogue', en: 'Order #K7Q29-FXM3T, dialog' },
  ],
};
