import type { ComponentGuide } from '@shop/ui/component-guide';

export const sectionHeadingGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For a section in a dialog, or of a page.'],
  avoid: ['For the title of the page: PageHeading.'],
  dos: ['Put its one action beside it.'],
  donts: ['A heading without content.'],
  content: [{ rule: 'A noun', fr: 'Livraison', en: 'Delivery' }],
  keyboard: [],
  screenReader: [{ fr: 'Livraison, titre de niveau 3', en: 'Delivery, heading level 3' }],
};
