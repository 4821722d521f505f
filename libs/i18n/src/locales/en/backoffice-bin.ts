import type { CatalogueShape } from '../catalogue-shape.ts';
import type { binTexts as fr } from '../fr/backoffice-bin.ts';

/** The back office's namespace `bin`: the page of what was deleted. */
export const binTexts: CatalogueShape<typeof fr> = {
  bin: {
    text: 'What is deleted stays here for 30 days, and then disappears for good.',
    count_one: '{{count, number}} item',
    count_other: '{{count, number}} items',
    unreadable_one: '{{count, number}} item cannot be shown',
    unreadable_other: '{{count, number}} items cannot be shown',
    kind: 'Show',
    kinds: {
      all: 'Everything',
      product: 'Products',
      order: 'Orders',
      message: 'Queries',
      site_image: 'Images',
    },
    product: 'Product no.\u00A0{{id}}',
    order: 'Order #{{id}}',
    message: 'Query no.\u00A0{{id}}',
    site_image: 'Site image no.\u00A0{{id}}',
    nameless: 'No name',
    pieces_one: '{{count, number}} piece in stock',
    pieces_other: '{{count, number}} pieces in stock',
    deletedBy: 'by {{name}}',
    daysLeft_one: '{{count, number}} day left',
    daysLeft_other: '{{count, number}} days left',
    restore: 'Restore',
    restored: {
      product: '“{{name}}” is back in the shop',
      order: 'Order #{{id}} restored',
      message: 'Query from {{name}} restored',
      site_image: 'The image is back on the home page',
    },
    restoreFailed: 'Nothing was restored.',
    notFound: 'This is no longer in the bin: it was restored or deleted meanwhile.',
    short:
      'There is not enough left in stock for this order. If its product is in the bin, restore it first.',
    needed: '{{count, number}} needed',
    left: '{{count, number}} left in stock',
    noneLeft: 'sold out',
    delete: 'Delete for good',
    deleteQuestion: 'Delete for good?',
    deleteText: '{{what}}, {{name}}. It cannot be restored afterwards.',
    deleted: 'Deleted for good',
    empty: 'The bin is empty',
    emptyText: 'Deleted products, orders, queries and images will arrive here, for 30 days.',
    missing: 'No bin here',
    missingText: 'The server of the shop deletes for good.',
  },
};
