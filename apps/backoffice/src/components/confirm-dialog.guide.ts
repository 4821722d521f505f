import type { ComponentGuide } from '@shop/ui/component-guide';

export const confirmDialogGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['Before what cannot be undone: deleting, cancelling an order, leaving unsaved work.'],
  avoid: [
    'Where the server can undo: a message with Undo is faster.',
    'For a form: ResponsiveDialog.',
  ],
  dos: ['Name the item and the consequence.', 'Show a failure inside, and let it be tried again.'],
  donts: [
    '“Yes” and “No”: the labels name the actions.',
    'A question for something that happens ten times a day.',
  ],
  content: [
    {
      rule: 'The question is whole',
      fr: 'Voulez-vous vraiment supprimer ce produit ?',
      en: 'Are you sure you want to delete this product?',
    },
    {
      rule: 'The text describes the consequence',
      fr: 'Elle ne sera plus montrée sur la page d’accueil.',
      en: 'It will no longer be shown on the home page.',
    },
    { rule: 'The button repeats the verb', fr: 'Supprimer', en: 'Delete' },
  ],
  keyboard: [
    ['Tab, Shift Tab', 'Move the focus inside the dialog.'],
    ['Enter', 'Clicks the focused button.'],
    ['Escape', 'Cancels, unless the request runs.'],
  ],
  screenReader: [
    {
      fr: 'Voulez-vous vraiment supprimer ce produit ? Boîte de dialogue d’alerte',
      en: 'Are you sure you want to delete this product? Alert dialog',
    },
  ],
};
