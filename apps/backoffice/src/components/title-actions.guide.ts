import type { ComponentGuide } from '@shop/ui/component-guide';

export const titleActionsGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the buttons beside the title of a dialog or a pane.'],
  avoid: ['For the buttons that end a form: the actions of ResponsiveDialog.'],
  dos: ['Put the menu first; the last button closes.'],
  donts: ['More than two buttons.'],
  content: [{ rule: 'The cross is named', fr: 'Fermer', en: 'Close' }],
  keyboard: [['Enter', 'On the cross: closes the dialog.']],
  screenReader: [{ fr: 'Fermer, bouton', en: 'Close, button' }],
};
