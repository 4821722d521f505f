import type { CatalogueShape } from '../catalogue-shape.ts';
import type { common as fr } from '../fr/common.ts';

/** The texts of both apps. */
export const common: CatalogueShape<typeof fr> = {
  pleaseWait: 'Please wait',
  retry: 'Try again',
  requestReference: 'Reference to give us: {{id}}',
  close: 'Close',
  reload: 'Reload the page',
  skipToContent: 'Skip to content',
  pageNotFound: 'Page not found',
  language: { label: 'Language', fr: 'French', en: 'English' },
  chunkError: {
    offline: 'No connection',
    stillOffline: 'Still no connection.',
    missing: 'This page could not be loaded',
    checking: 'Trying again…',
  },
  genders: { Men: 'Men', Women: 'Women', Accessoire: 'Accessories' },
  seasons: { 'New Arrivals': 'New Arrivals', 'Previous Collections': 'Previous Collections' },
};
