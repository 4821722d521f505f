import type { ComponentGuide } from '@shop/ui/component-guide';

export const saveButtonGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the button that submits a form.'],
  avoid: ['For an action without a form: Button.'],
  dos: ['Show that it saves; it keeps its width and its focus.'],
  donts: ['Two of them in one form.', 'Hiding it while the form has errors: a click shows them.'],
  content: [
    { rule: 'A verb for the action', fr: 'Enregistrer', en: 'Save' },
    { rule: 'While it saves', fr: 'Veuillez patienter…', en: 'Please wait…' },
  ],
  keyboard: [['Enter or Space', 'Submits the form; nothing while it saves.']],
  screenReader: [
    { fr: 'Enregistrer, bouton', en: 'Save, button' },
    { fr: 'Veuillez patienter…, bouton, non disponible', en: 'Please wait…, button, unavailable' },
  ],
};
