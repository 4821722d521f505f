import type { ComponentGuide } from '@shop/ui/component-guide';

export const codeFieldGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For a code of the second factor, or a recovery code.'],
  avoid: ['For a password: PasswordField.', 'For any other number: TextField.'],
  dos: [
    'One field for the whole code: the phone fills it in, and it can be pasted.',
    'Use the keyboard of digits for a code of the app, of letters for a recovery code.',
  ],
  donts: ['One field per digit.', 'Refusing a code that is typed with spaces.'],
  content: [
    { rule: 'Which code, and its length', fr: 'Code à 6 chiffres', en: '6-digit code' },
    {
      rule: 'The helper text explains where it is',
      fr: 'Celui que l’application affiche maintenant.',
      en: 'The one that the app shows now.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field.'],
    ['Enter', 'Sends the form.'],
  ],
  screenReader: [
    { fr: 'Code à 6 chiffres, champ de saisie, obligatoire', en: '6-digit code, edit, required' },
  ],
};
