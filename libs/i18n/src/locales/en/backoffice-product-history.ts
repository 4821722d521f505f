import type { CatalogueShape } from '../catalogue-shape.ts';
import type { productHistoryTexts as fr } from '../fr/backoffice-product-history.ts';

/** The back office's namespace `productHistory`: the changes of a product and their undo. */
export const productHistoryTexts: CatalogueShape<typeof fr> = {
  productHistory: {
    title: 'History of “{{name}}”',
    text: 'A change can be undone for 10 minutes, with its photos and stock.',
    undone: '“{{name}}”: change undone',
    failed: '“{{name}}”: the change was not undone.',
    maybe: '“{{name}}”: it is not known whether the change was undone.',
    late: 'It is more than 10 minutes old, or already undone.',
    unknown: 'The server did not respond.',
    editedSince: 'The product was edited since: {{state}}.',
    imagesChanged: 'Its photos were edited since.',
    stockChanged: 'Its stock was edited since. It is now: {{stock}}.',
    stockRemoved: 'Its stock was edited since. The product has no colours or sizes any more.',
    short: 'Pieces were sold since. Left in stock: {{stock}}.',
    state: {
      product_name: 'name “{{value}}”',
      description: 'another description',
      material: 'another fabric',
      care: 'other care instructions',
      price: 'price {{value}}',
      promo_percentage: 'discount {{value}}',
      badge: 'badge “{{value}}”',
      gender: 'gender “{{value}}”',
      season: 'season “{{value}}”',
      is_popular: 'popular: {{value}}',
    },
  },
};
