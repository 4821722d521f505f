import type { MessageLanguage } from '@shop/contract/constants';
import { createInstance, type TFunction } from 'i18next';
import { formatNumber } from './format-number.ts';
import type { CatalogueShape } from './locales/catalogue-shape.ts';
import { buyerMessages as fr } from './locales/fr/buyer-messages.ts';

/** The texts to buyers in one language: a language without one of them is a type error. */
type BuyerMessages = CatalogueShape<typeof fr>;
/** The texts to buyers as i18next gives them. */
export type BuyerTexts = { language: MessageLanguage; t: TFunction<'buyerMessages'> };

const LOADERS: Record<Exclude<MessageLanguage, 'fr'>, () => Promise<BuyerMessages>> = {
  en: async () => (await import('./locales/en/buyer-messages.ts')).buyerMessages,
  ar: async () => (await import('./locales/ar/buyer-messages.ts')).buyerMessages,
  'aeb-Latn': async () => (await import('./locales/aeb-latn/buyer-messages.ts')).buyerMessages,
  'aeb-Arab': async () => (await import('./locales/aeb-arab/buyer-messages.ts')).buyerMessages,
};

/** The texts to buyers in French, which need no request. */
export const frenchBuyerTexts: BuyerTexts = createTexts('fr', fr);

/** Fetches the texts to buyers in a language. Rejects when their chunk cannot be fetched. */
export async function loadBuyerTexts(language: MessageLanguage): Promise<BuyerTexts> {
  return language === 'fr' ? frenchBuyerTexts : createTexts(language, await LOADERS[language]());
}

/**
 * An instance of its own: the languages of the interface are others, and a text never falls back to another language.
 */
function createTexts(language: MessageLanguage, buyerMessages: BuyerMessages): BuyerTexts {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    ns: 'buyerMessages',
    defaultNS: 'buyerMessages',
    resources: { [language]: { buyerMessages } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return { language, t: i18n.getFixedT(language, 'buyerMessages') };
}

/**
 * Formats an amount for a message to a buyer, in dinars as its language writes them. Its digits and its comma are
 * those that Tunisians read in Arabic too.
 * @param amount two-decimal text in TND, as in the API contract
 */
export function formatBuyerAmount(amount: string, { language, t }: BuyerTexts): string {
  const digits = Number(amount).toFixed(2);
  return t('amount', { amount: formatNumber(digits, language === 'en' ? 'en' : 'fr') });
}
