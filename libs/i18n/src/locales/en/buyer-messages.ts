import type { CatalogueShape } from '../catalogue-shape.ts';
import type { buyerMessages as fr } from '../fr/buyer-messages.ts';

/** The texts to buyers in English. */
export const buyerMessages: CatalogueShape<typeof fr> = {
  amount: '{{amount}}\u00A0TND',
  contactMessage: {
    greeting: 'Hello {{name}}.',
    greetingFrom: 'Hello {{name}}, this is {{shop}}.',
    new: 'We have received your order #{{id}} ({{total}}, to pay on delivery). Can you confirm it?',
    newWithLink:
      'We have received your order #{{id}} ({{total}}, to pay on delivery). To confirm or correct it, tap this link, valid for 7 days: {{link}}',
    confirmed:
      'Your order #{{id}} is confirmed: we are packing your parcel ({{total}}, to pay on delivery).',
    shipped: 'Your order #{{id}} is on its way: please have {{total}} ready to pay on delivery.',
    other: 'We are writing about your order #{{id}}.',
  },
  emailReply: {
    aboutOrder: 'Your order #{{id}}',
    aboutQuestion: 'Your question',
    greeting: 'Hello {{name}},',
    youWrote: 'You wrote:',
  },
};
