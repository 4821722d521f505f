import type { CatalogueShape } from '../catalogue-shape.ts';
import type { backoffice as fr } from '../fr/backoffice.ts';
import { common } from './common.ts';

/** The back office's texts in English. */
export const backoffice: CatalogueShape<typeof fr> = {
  ...common,
  menu: {
    Dashboard: 'Dashboard',
    Products: 'Products',
    Commands: 'Commands',
    Contacts: 'Contacts',
    ImageManagement: 'Images',
  },
};
