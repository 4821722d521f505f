import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const lightboxGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['To look at the images of a product over the whole window, and to zoom in.'],
  avoid: ['For anything but images: Dialog.'],
  dos: ['Open it at the image that was clicked, and return to the one that was seen last.'],
  donts: ['An image that is smaller than on the page.'],
  content: [
    { rule: 'The position, in words', fr: 'Photo 2 sur 3', en: 'Image 2 of 3' },
    { rule: 'The labels name the action', fr: 'Agrandir / Réduire', en: 'Enlarge / Reduce' },
  ],
  keyboard: [
    ['Left, Right', 'The previous or next image; in a zoomed one they move it.'],
    ['+, −', 'Zoom in and out.'],
    ['Escape', 'Closes it; the focus returns to the image.'],
  ],
  screenReader: [
    { fr: 'Photos, boîte de dialogue, Photo 2 sur 3', en: 'Images, dialog, Image 2 of 3' },
  ],
};
