import type { CatalogueShape } from '../catalogue-shape.ts';
import type { lists as fr } from '../fr/lists.ts';

/** The texts of the lists of both apps. The storefront's home page has none. */
export const lists: CatalogueShape<typeof fr> = {
  pagination: {
    label: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
  },
};
