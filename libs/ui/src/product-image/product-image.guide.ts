import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const productImageGuide: ComponentGuide = {
  usedBy: ['storefront', 'back office'],
  use: ['For every image of a product and every banner: its box is reserved before it loads.'],
  avoid: ['For icons: the library’s icons.'],
  dos: [
    'Set `priority` on the first image of a page, and on no other.',
    'Give `srcSet` and `sizes`.',
  ],
  donts: ['A text inside an image.', 'An `alt` that repeats the name beside it: leave it empty.'],
  content: [
    {
      rule: 'The text alternative describes the image',
      fr: 'Jebba Zitouna, photo 2',
      en: 'Jebba Zitouna, image 2',
    },
  ],
  keyboard: [],
  screenReader: [{ fr: 'Jebba Zitouna, photo 2, image', en: 'Jebba Zitouna, image 2, image' }],
};
