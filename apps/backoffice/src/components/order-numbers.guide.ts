import type { ComponentGuide } from '@shop/ui/component-guide';

export const orderNumbersGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For a title, a notice or a sentence that names an order.'],
  avoid: ['In a table cell or a card that has one line anyway.'],
  dos: ['Give it the whole text, as the catalogue has it.'],
  donts: ['A non-breaking hyphen in the number: a copy of it is not found.'],
  content: [
    {
      rule: 'The number after its noun',
      fr: 'Séparer la commande n° K7Q29-FXM3T',
      en: 'Split order #K7Q29-FXM3T',
    },
  ],
  keyboard: [],
  screenReader: [{ fr: 'Séparer la commande n° K7Q29-FXM3T', en: 'Split order #K7Q29-FXM3T' }],
};
