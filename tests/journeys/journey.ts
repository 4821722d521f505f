import { createI18n } from '@shop/i18n';
import { catalogue as backoffice } from '@shop/i18n/backoffice';
import { catalogue as storefront, loadPageTexts } from '@shop/i18n/storefront';
import type { Translate } from '@shop/i18n';
import { test as base } from '../system/test.ts';

type Journey = {
  /** French on a phone, English on a desktop. */
  language: 'fr' | 'en';
  /** The storefront's texts in that language. */
  t: Translate;
  /** The back office's texts in that language. */
  tOwner: Translate;
};

/** The running shop, read in the language of the screen: the phone's projects are French, the desktop's English. */
export const test = base.extend<Journey>({
  language: async ({ isMobile }, use) => use(isMobile ? 'fr' : 'en'),
  t: async ({ language }, use) => {
    const i18n = await createI18n(storefront, language);
    i18n.add('fr', (await loadPageTexts()).storefrontPages);
    await use(i18n.t);
  },
  tOwner: async ({ language }, use) => use((await createI18n(backoffice, language)).t),
  context: async ({ context, language }, use) => {
    await context.addInitScript((chosen) => {
      if (localStorage.getItem('lang') === null) localStorage.setItem('lang', chosen);
    }, language);
    await use(context);
  },
});

export { expect } from '@playwright/test';
