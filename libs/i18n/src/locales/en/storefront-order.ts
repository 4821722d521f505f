import type { CatalogueShape } from '../catalogue-shape.ts';
import type { storefrontOrder as french } from '../fr/storefront-order.ts';

export const storefrontOrder: CatalogueShape<typeof french> = {
  pageTitle: 'Your order',
  number: 'Order #{{id}}',
  loading: 'Your order is coming…',
  failed: 'Your order could not be displayed.',
  reduction: 'Discount',
  toPay: 'To pay on delivery',
  address: 'Delivery address',
  new: {
    title: 'Confirm your order',
    greeting: 'Hello {{name}}.',
    text: 'Nothing to pay now: you pay {{total}} in cash to the courier.',
  },
  confirm: 'I confirm my order',
  correct: 'Correct the address or the size',
  correctAddress: 'Correct the address',
  cancel: 'Cancel my order',
  corrected: 'It is corrected. Check your order, then confirm it.',
  changeFailed: 'Your request did not get through.',
  changeFailedText: 'You can safely try again: the order will not be placed twice.',
  changeFailedHelp: 'Call or write to us: we will correct the order together.',
  changedMeanwhile: 'We have just changed your order. Check it above, then try again.',
  changeIgnored:
    'Your order had already changed: your last request was not taken into account. Call us if something is wrong.',
  form: {
    title: 'Correct my order',
    size: 'Size of {{name}}',
    save: 'Save',
    close: 'Change nothing',
    sizeSoldOut:
      'The size {{size}} of “{{name}}” has just sold out. Choose another one, or keep yours.',
  },
  question: {
    title: 'Cancel this order?',
    text: 'Your items go back on sale, and you have nothing to pay.',
    yes: 'Yes, cancel my order',
    no: 'No, keep it',
  },
  confirmed: {
    title: 'Thank you, your order is confirmed.',
    text: 'We are packing your parcel. The courier calls you before coming: have {{total}} ready in cash.',
  },
  shipped: {
    title: 'Your order is on its way.',
    text: 'The courier calls you before coming: have {{total}} ready in cash.',
  },
  delivered: {
    title: 'Your order is delivered.',
    text: 'Thank you! For an exchange or a return, write to us with the order number.',
  },
  cancelled: {
    title: 'Your order is cancelled.',
    text: 'You have nothing to pay.',
  },
  returned: {
    title: 'Your order came back to us.',
    text: 'A question? We are here.',
  },
  refused: {
    title: 'This link does not work',
    text: 'It is older than 7 days, it is incomplete, or its order does not exist any more. Call us or write to us: we will confirm your order together.',
  },
  help: 'A question or a change?',
  helpMessage: 'Hello, a question about my order {{id}}',
  refusedHelp: 'How to reach us:',
  refusedMessage: 'Hello, the link of my order does not work any more.',
};
