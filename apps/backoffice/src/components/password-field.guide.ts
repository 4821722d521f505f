import type { ComponentGuide } from '@shop/ui/component-guide';

export const passwordFieldGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For every password: login, change of the password, confirmation with the password.'],
  avoid: ['For the code of the second factor: CodeField.'],
  dos: [
    'Set `autoComplete`, so that password managers fill it in or suggest a new one.',
    'Describe the rules of a new password before it is typed.',
  ],
  donts: ['Refusing pasted passwords.', 'Clearing the other fields when the password is wrong.'],
  content: [
    { rule: 'A noun', fr: 'Mot de passe actuel', en: 'Current password' },
    {
      rule: 'The helper text gives the rule',
      fr: 'Au moins 12 caractères.',
      en: 'At least 12 characters.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field, then to the button that shows the password.'],
    ['Space', 'Shows or hides the password.'],
  ],
  screenReader: [
    {
      fr: 'Mot de passe, champ de saisie protégé, obligatoire',
      en: 'Password, protected edit, required',
    },
    {
      fr: 'Afficher le mot de passe, bouton bascule, non activé',
      en: 'Show password, toggle button, not pressed',
    },
  ],
};
