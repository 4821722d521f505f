import type { CatalogueShape } from '../catalogue-shape.ts';
import type { pasteTexts as fr } from '../fr/backoffice-paste.ts';

/** The back office's namespace `paste`: the order that is proposed from a pasted message. */
export const pasteTexts: CatalogueShape<typeof fr> = {
  paste: {
    open: 'Paste a message',
    title: 'Paste a message',
    message: 'Message or conversation',
    hint: 'The text is read on this device: it is neither sent nor stored.',
    propose: 'Propose',
    loading: 'Loading products…',
    productsFailed: 'The products could not be loaded: only the contact will be proposed.',
    empty: 'Paste a message first.',
    proposal: 'Proposal to check',
    from: 'Read: “{{from}}”',
    guessed: '(please check)',
    notFound: 'Not found: {{names}}',
    fields: {
      client_name: 'Name',
      number: 'Phone',
      street: 'Street',
      city: 'City',
    },
    nothing: 'No order recognised',
    nothingText: 'Check that the message is complete, or enter the order in the form.',
    noLines: 'No item recognised.',
    lineNumber: 'Item {{number}}',
    product: 'Product',
    fewer: 'One fewer: item {{number}}',
    more: 'One more: item {{number}}',
    choose: 'Choose',
    missing: 'Choose one, or remove the item.',
    remove: 'Remove item {{number}}',
    unread: 'Not read',
    edit: 'Correct the message',
    use: 'Use',
    used: 'Message used: check the order',
  },
};
