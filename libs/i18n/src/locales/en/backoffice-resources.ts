import { backoffice as translation } from './backoffice.ts';
import { backofficePages as pages } from './backoffice-pages.ts';

/** The back office's texts in English by namespace, in one chunk. */
export const resources = { translation, pages };
