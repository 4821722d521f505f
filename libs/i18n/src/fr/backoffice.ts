import { common } from './common.ts';

/** The back office's texts: the source that every other language must match. */
export const backoffice = {
  ...common,
  menu: {
    Dashboard: 'Tableau de bord',
    Products: 'Produits',
    Commands: 'Commandes',
    Contacts: 'Messages',
    ImageManagement: 'Images',
  },
};
