import type { PartGuide } from '../story-fixtures/part-guide.ts';

export const lightboxGuide: PartGuide = {
  usedBy: ['storefront'],
  use: ['To look at the pictures of a product over the whole window, and to zoom in.'],
  avoid: ['For anything but pictures: Dialog.'],
  dos: ['Open it at the picture that was clicked, and return to the one that was seen last.'],
  donts: ['A picture that is smaller than on the page.'],
  content: [
    { rule: 'The position, in words', fr: 'Photo 2 sur 3', en: 'Picture 2 of 3' },
    { rule: 'The buttons say what happens', fr: 'Agrandir / Réduire', en: 'Enlarge / Reduce' },
  ],
  keyboard: [
    ['Left, Right', 'The previous or next picture; in a zoomed one they move it.'],
    ['+, −', 'Zoom in and out.'],
    ['Escape', 'Closes it; the focus returns to the picture.'],
  ],
  screenReader: [
    { fr: 'Photos, boîte de dialogue, Photo 2 sur 3', en: 'Pictures, dialog, Picture 2 of 3' },
  ],
};
