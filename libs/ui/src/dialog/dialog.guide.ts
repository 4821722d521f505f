import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const dialogGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For one short task that must be finished or closed before the page goes on.'],
  avoid: [
    'For navigation: Drawer.',
    'For a message: Toast or ErrorState.',
    'For images over the whole window: Lightbox.',
  ],
  dos: [
    'Open it by a click only.',
    'Give `autofocus` to the first field.',
    'Let Escape and a click beside it close it without a loss.',
  ],
  donts: ['A dialog over a dialog.', 'A dialog that opens by itself.'],
  content: [
    { rule: 'The title is the task', fr: 'Copiez ce lien', en: 'Copy this link' },
    { rule: 'The close button has a name', fr: 'Fermer', en: 'Close' },
  ],
  keyboard: [
    ['Tab, Shift Tab', 'Move the focus inside the dialog.'],
    ['Escape', 'Closes it; the focus returns to the button that opened it.'],
  ],
  screenReader: [{ fr: 'Copiez ce lien, boîte de dialogue', en: 'Copy this link, dialog' }],
};
