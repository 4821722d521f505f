import type { ComponentGuide } from '@shop/ui/component-guide';

export const fileButtonGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For choosing images of the device; CameraButton takes a photo on touch screens.'],
  avoid: ['For any other action: Button.'],
  dos: [
    'Refer to the accepted formats and sizes with `describedBy`.',
    'Accept dropped and pasted images of the page too.',
  ],
  donts: ['An upload before the form is saved.', 'A refused file without its name and the reason.'],
  content: [{ rule: 'A verb and what is chosen', fr: 'Ajouter des photos', en: 'Add images' }],
  keyboard: [
    ['Tab', 'Moves the focus to the button.'],
    ['Enter or Space', 'Opens the device’s file chooser.'],
  ],
  screenReader: [
    {
      fr: 'Ajouter des photos, bouton, choisir des fichiers',
      en: 'Add images, button, choose files',
    },
  ],
};
