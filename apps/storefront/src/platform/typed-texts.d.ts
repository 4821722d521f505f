import type { Catalogue } from '@shop/i18n/storefront';

declare module '@shop/i18n' {
  interface TypedTexts {
    catalogue: Catalogue;
  }
}
