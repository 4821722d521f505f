import type { Catalogue } from '@shop/i18n/backoffice';

declare module '@shop/i18n' {
  interface TypedTexts {
    catalogue: Catalogue;
  }
}
