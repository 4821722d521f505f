import type { ComponentGuide } from '@shop/ui/component-guide';

export const descriptionListGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the fields of one item: customer, phone, address.'],
  avoid: ['For several items: Table or CardGrid.', 'For a form: TextField.'],
  dos: [
    'Begin with what is needed on the phone: name, number, place.',
    'Leave `dir="auto"` on what people typed.',
  ],
  donts: ['A field without a value: leave it out.'],
  content: [
    { rule: 'The term is a noun without a colon', fr: 'Téléphone', en: 'Phone' },
    { rule: 'A phone number in groups', fr: '20 123 450', en: '20 123 450' },
  ],
  keyboard: [],
  screenReader: [{ fr: 'Téléphone, 20 123 450', en: 'Phone, 20 123 450' }],
};
