import type { ComponentGuide } from '@shop/ui/component-guide';

export const buttonGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: [
    'Material UI’s Button for every action: `contained` once a screen or dialog, `outlined` for the others, `text` to cancel.',
    'AriaDisabledButton where a request follows the click.',
  ],
  avoid: [
    'For a page: a Button with `component={Link}`.',
    'For an action in a narrow row: IconButton.',
  ],
  dos: [
    'Put the red button where the thumb does not rest, and confirm before it.',
    'Use `startIcon` for the one action that adds something.',
  ],
  donts: [
    'The attribute `disabled` during a request: it takes the focus away.',
    'Two contained buttons in one dialog.',
  ],
  content: [
    {
      rule: 'A verb, with its object where it is not clear',
      fr: 'Ajouter un produit',
      en: 'Add a product',
    },
    { rule: 'The button of a question repeats its verb', fr: 'Supprimer', en: 'Delete' },
    { rule: 'While it waits', fr: 'Veuillez patienter', en: 'Please wait' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the button, also while it waits.'],
    ['Enter or Space', 'Clicks it once, however long the key is held down.'],
  ],
  screenReader: [
    { fr: 'Enregistrer, bouton', en: 'Save, button' },
    { fr: 'Veuillez patienter, bouton, estompé', en: 'Please wait, button, dimmed' },
  ],
};
