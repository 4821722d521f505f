import type { Resources } from '@shop/i18n/storefront';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Resources;
    fallbackNS: 'pages';
  }
}
