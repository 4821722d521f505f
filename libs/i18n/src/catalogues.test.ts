import { describe, expect, test } from 'vitest';
import { backoffice as enBackoffice } from './en/backoffice.ts';
import { storefront as enStorefront } from './en/storefront.ts';
import { backoffice as frBackoffice } from './fr/backoffice.ts';
import { storefrontPages as frPages } from './fr/storefront-pages.ts';
import { storefront as frStorefront } from './fr/storefront.ts';
import type { Language } from './languages.ts';

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
    if (!form) continue;
    const base = key.replace(PLURAL, '');
    forms.set(base, [...(forms.get(base) ?? []), form].sort());
  }
  return forms;
}

function markers(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '').sort();
}

const APPS: [name: string, fr: Texts, en: Texts][] = [
  ['storefront', { ...frStorefront, ...frPages }, enStorefront],
  ['back office', frBackoffice, enBackoffice],
];

describe.each(APPS)('%s', (_name, fr, en) => {
  test('I18N-4 both languages carry the same keys', () => {
    expect(baseKeys(en)).toEqual(baseKeys(fr));
  });

  test.each<[Language, Texts]>([
    ['fr', fr],
    ['en', en],
  ])('I18N-4 every plural has each form that Intl.PluralRules knows in %s', (language, texts) => {
    const known = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    for (const [key, forms] of pluralForms(texts)) expect(forms, key).toEqual(known);
  });

  test('I18N-3 a text carries the same {{markers}} in both languages', () => {
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

  test('I18N-4 French double punctuation follows an unbreakable space, and apostrophes are curly', () => {
    for (const [key, text] of flatten(fr)) {
      const plain = text.replace(/https?:\/\/\S+/g, '').replace(/\{\{.*?\}\}/g, 'x');
      expect(plain, key).not.toMatch(
        /[^\s\u00A0\u202F][:;?!»]|[ ][:;?!»]|«[^\u00A0\u202F]|\p{L}'\p{L}/u,
      );
    }
  });
});
