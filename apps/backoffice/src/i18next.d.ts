import type { Resources } from '@shop/i18n/backoffice';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Resources;
    fallbackNS: [
      'pages',
      'confirm',
      'orderEdit',
      'drafts',
      'paste',
      'bin',
      'account',
      'productForm',
      'productHistory',
      'editHistory',
      'securityEvents',
    ];
  }
}
