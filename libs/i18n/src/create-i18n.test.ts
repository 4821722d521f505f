import { expect, test } from 'vitest';
import { changeLanguage, createI18n, type Catalogue } from './create-i18n.ts';
import { createBackofficeI18n } from './backoffice-pages.ts';
import type { Language } from './languages.ts';
import { catalogue as storefront, loadPages } from './storefront.ts';

const catalogue: Catalogue = {
  fr: {
    translation: {
      cart: {
        empty: 'Panier vide',
        items_one: '{{count}} article',
        items_many: '{{count, number}} d’articles',
        items_other: '{{count, number}} articles',
      },
      hello: 'Bonjour {{name}}, {{name}} !',
    },
  },
  load: async () => ({
    translation: {
      cart: { items_one: '{{count}} item', items_other: '{{count, number}} items' },
    },
  }),
};

test('I18N-3 keys are separated by dots and every {{marker}} is replaced by its value', async () => {
  const { t } = await createI18n(catalogue, 'fr');
  expect(t('cart.empty')).toBe('Panier vide');
  expect(t('hello', { name: 'Amel' })).toBe('Bonjour Amel, Amel !');
});

test('I18N-3 a value is inserted unchanged: React escapes it, and its markers are not replaced', async () => {
  const { t } = await createI18n(catalogue, 'fr');
  const name = '{{name}} $& <b> $t(cart.empty)';
  expect(t('hello', { name })).toBe(`Bonjour ${name}, ${name} !`);
});

test.each([
  [0, '0 article', '0 items'],
  [1, '1 article', '1 item'],
  [1.5, '1.5 article', '1.5 items'],
  [2, '2 articles', '2 items'],
  [12_345, '12\u202F345 articles', '12,345 items'],
  [1_000_000, '1\u202F000\u202F000 d’articles', '1,000,000 items'],
])('I18N-4 the count %d selects the plural form of its language', async (count, fr, en) => {
  const i18n = await createI18n(catalogue, 'en');
  expect(i18n.getFixedT('fr')('cart.items', { count })).toBe(fr);
  expect(i18n.t('cart.items', { count })).toBe(en);
});

test('I18N-4 the count 0 has a text of its own where the catalogue has the form `_zero`', async () => {
  const i18n = await createI18n(storefront, 'en');
  i18n.addResourceBundle('fr', 'pages', (await loadPages()).storefrontPages);
  const key = 'shopPage.seeProducts';
  expect(i18n.getFixedT('fr')(key, { count: 0 })).toBe('Aucun produit');
  expect([i18n.t(key, { count: 0 }), i18n.t(key, { count: 1 })]).toEqual([
    'No products',
    'See 1 product',
  ]);
});

test('I18N-3 a French sentence has the label of a status in lower case, an English one as it is', async () => {
  const i18n = await createBackofficeI18n('en');
  const announcement = (language: Language) => {
    const t = i18n.getFixedT(language);
    return t('orders.statusChanged', { id: 'K7Q29-FXM3T', status: t('statuses.confirmed') });
  };
  expect(announcement('fr')).toBe('Commande n°\u00A0K7Q29-FXM3T\u00A0: confirmée');
  expect(announcement('en')).toBe('Order #K7Q29-FXM3T is now: Confirmed');
});

test('I18N-1 a text that English does not have is in French; an unknown key is returned', async () => {
  const { t } = await createI18n(catalogue, 'en');
  expect(t('cart.empty')).toBe('Panier vide');
  expect(t('cart.full')).toBe('cart.full');
});

test('I18N-2 the language changes to English and back', async () => {
  const i18n = await createI18n(storefront, 'fr');
  expect(i18n.t('About')).toBe('À propos');
  await changeLanguage(i18n, storefront, 'en');
  expect([i18n.language, i18n.t('About')]).toEqual(['en', 'About']);
  await changeLanguage(i18n, storefront, 'fr');
  expect([i18n.language, i18n.t('About')]).toEqual(['fr', 'À propos']);
});

test('I18N-2 when the chunk of a language cannot be fetched the language does not change', async () => {
  const offline: Catalogue = {
    ...catalogue,
    load: async () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const i18n = await createI18n(offline, 'fr');
  await expect(changeLanguage(i18n, offline, 'en')).rejects.toThrow('Failed to fetch');
  expect([i18n.language, i18n.t('cart.empty')]).toEqual(['fr', 'Panier vide']);
  await changeLanguage(i18n, catalogue, 'en');
  expect(i18n.t('cart.items', { count: 2 })).toBe('2 items');
  await expect(createI18n(offline, 'en')).rejects.toThrow('Failed to fetch');
});

test('I18N-3 two instances have two languages at the same time', async () => {
  const [french, english] = await Promise.all([
    createI18n(storefront, 'fr'),
    createI18n(storefront, 'en'),
  ]);
  expect([french.t('Home'), english.t('Home')]).toEqual(['Accueil', 'Home']);
});

test('I18N-3 a key of the namespace `pages` needs no prefix, and belongs to one instance', async () => {
  const [withPages, without] = await Promise.all([
    createI18n(storefront, 'fr'),
    createI18n(storefront, 'fr'),
  ]);
  withPages.addResourceBundle('fr', 'pages', (await loadPages()).storefrontPages);
  expect(withPages.t('cart.title')).toBe('Panier');
  expect(without.t('cart.title')).toBe('cart.title');
  await changeLanguage(without, storefront, 'en');
  expect(without.t('cart.title')).toBe('Cart');
});
