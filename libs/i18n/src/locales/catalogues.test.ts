import { describe, expect, test } from 'vitest';
import { resources as enBackoffice } from './en/backoffice-resources.ts';
import { storefrontOrder as enOrder } from './en/storefront-order.ts';
import { resources as enStorefront } from './en/storefront-resources.ts';
import { buyerMessages as latinDarija } from './aeb-latn/buyer-messages.ts';
import { buyerMessages as arabicDarija } from './aeb-arab/buyer-messages.ts';
import { buyerMessages as arabic } from './ar/buyer-messages.ts';
import { accountTexts as enAccount } from './en/backoffice-account.ts';
import { binTexts as enBin } from './en/backoffice-bin.ts';
import { buyerMessages as enBuyerMessages } from './en/buyer-messages.ts';
import { confirmTexts as enConfirm } from './en/backoffice-confirm.ts';
import { draftTexts as enDrafts } from './en/backoffice-drafts.ts';
import { orderEditTexts as enOrderEdit } from './en/backoffice-order-edit.ts';
import { pasteTexts as enPaste } from './en/backoffice-paste.ts';
import { editHistoryTexts as enEditHistory } from './en/backoffice-edit-history.ts';
import { productFormTexts as enProductForm } from './en/backoffice-product-form.ts';
import { productHistoryTexts as enProductHistory } from './en/backoffice-product-history.ts';
import { securityEventTexts as enSecurityEvents } from './en/backoffice-security-events.ts';
import { buyerMessages as frBuyerMessages } from './fr/buyer-messages.ts';
import { confirmTexts as frConfirm } from './fr/backoffice-confirm.ts';
import { draftTexts as frDrafts } from './fr/backoffice-drafts.ts';
import { accountTexts as frAccount } from './fr/backoffice-account.ts';
import { binTexts as frBin } from './fr/backoffice-bin.ts';
import { orderEditTexts as frOrderEdit } from './fr/backoffice-order-edit.ts';
import { backofficePages as frBackofficePages } from './fr/backoffice-pages.ts';
import { pasteTexts as frPaste } from './fr/backoffice-paste.ts';
import { editHistoryTexts as frEditHistory } from './fr/backoffice-edit-history.ts';
import { productFormTexts as frProductForm } from './fr/backoffice-product-form.ts';
import { productHistoryTexts as frProductHistory } from './fr/backoffice-product-history.ts';
import { securityEventTexts as frSecurityEvents } from './fr/backoffice-security-events.ts';
import { backoffice as frBackoffice } from './fr/backoffice.ts';
import { storefrontOrder as frOrder } from './fr/storefront-order.ts';
import { storefrontPages as frPages } from './fr/storefront-pages.ts';
import { storefront as frStorefront } from './fr/storefront.ts';
import type { Language } from '../languages.ts';

type Texts = { [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

function baseKeys(texts: Texts): string[] {
  return [...new Set(flatten(texts).map(([key]) => key.replace(PLURAL, '')))].sort();
}

function pluralForms(texts: Texts): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [key] of flatten(texts)) {
    const form = PLURAL.exec(key)?.[1];
    // i18next takes the form `_zero` for the count 0 in every language; it is optional.
    if (!form || form === 'zero') continue;
    const base = key.replace(PLURAL, '');
    forms.set(base, [...(forms.get(base) ?? []), form].sort());
  }
  return forms;
}

function markers(text: string): string[] {
  return [...text.matchAll(/\{\{\s*\w+|<\/?\w+>/g)].map(([marker]) => marker).sort();
}

const APPS: [name: string, fr: Texts, en: Texts][] = [
  ['storefront', { translation: frStorefront, pages: frPages }, enStorefront],
  ['page of an order', { order: frOrder }, { order: enOrder }],
  ['messages to buyers', { buyerMessages: frBuyerMessages }, { buyerMessages: enBuyerMessages }],
  [
    'back office',
    {
      translation: frBackoffice,
      pages: frBackofficePages,
      confirm: frConfirm,
      orderEdit: frOrderEdit,
      drafts: frDrafts,
      paste: frPaste,
      bin: frBin,
      account: frAccount,
      productForm: frProductForm,
      productHistory: frProductHistory,
      editHistory: frEditHistory,
      securityEvents: frSecurityEvents,
    },
    {
      ...enBackoffice,
      confirm: enConfirm,
      orderEdit: enOrderEdit,
      drafts: enDrafts,
      paste: enPaste,
      bin: enBin,
      account: enAccount,
      productForm: enProductForm,
      productHistory: enProductHistory,
      editHistory: enEditHistory,
      securityEvents: enSecurityEvents,
    },
  ],
];

describe.each(APPS)('%s', (_name, fr, en) => {
  test('I18N-4 both languages have the same keys', () => {
    expect(baseKeys(en)).toEqual(baseKeys(fr));
  });

  test.each<[Language, Texts]>([
    ['fr', fr],
    ['en', en],
  ])('I18N-4 every plural has each form that Intl.PluralRules has in %s', (language, texts) => {
    const categories = [
      ...new Intl.PluralRules(language).resolvedOptions().pluralCategories,
    ].sort();
    for (const [key, forms] of pluralForms(texts)) expect(forms, key).toEqual(categories);
  });

  test('I18N-3 a text has the same {{markers}} and <tags> in both languages', () => {
    const english = new Map(flatten(en));
    for (const [key, text] of flatten(fr)) {
      const other = english.get(key);
      if (other !== undefined) expect(markers(other), key).toEqual(markers(text));
    }
  });

  test('I18N-4 no text is empty', () => {
    for (const [key, text] of [...flatten(fr), ...flatten(en)])
      expect(text.trim(), key).not.toBe('');
  });

  test('I18N-4 French double punctuation follows a non-breaking space, narrow before ; ! ?, and apostrophes are curly', () => {
    for (const [key, text] of flatten(fr)) {
      const plain = text.replace(/https?:\/\/\S+/g, '').replace(/\{\{.*?\}\}/g, 'x');
      expect(plain, key).not.toMatch(
        /[^\u00A0\u202F][:»]|[^\u202F][;?!]|«[^\u00A0\u202F]|\p{L}'\p{L}/u,
      );
    }
  });
});

test.each<[string, Texts]>([
  ['ar', arabic],
  ['aeb-Latn', latinDarija],
  ['aeb-Arab', arabicDarija],
])(
  'ADR 0098 the messages to buyers in %s have the keys and the {{markers}} of the French ones',
  (_language, texts) => {
    const french = flatten(frBuyerMessages);
    const others = new Map(flatten(texts));
    expect([...others.keys()]).toEqual(french.map(([key]) => key));
    for (const [key, text] of french) {
      const other = others.get(key) ?? '';
      expect(markers(other), key).toEqual(markers(text));
      expect(other, key).not.toBe(text);
    }
  },
);
