import { formatNumber } from './format-number.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** Texts by key, in groups; a text's markers are `{{name}}`, or `{{name, number}}` to have it grouped (I18N-3). */
export type Texts = { readonly [key: string]: string | Texts };

/** The texts of each language, the later beside the earlier. */
export type Catalogues = ReadonlyMap<Language, readonly Texts[]>;

/** An app tells the type of its texts here, as `catalogue`, and `t` takes no other keys than theirs. */
// oxlint-disable-next-line typescript/no-empty-interface -- for the apps to declare into
export interface TypedTexts {}

type WithoutForm<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}`
  ? Base
  : Key;

type KeyOf<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeyOf<Group[Key]>}`;
}[keyof Group & string];

/** A text's key: its groups and its name, joined by `.`; without its plural's form. */
type TextKey = TypedTexts extends { catalogue: infer Catalogue } ? KeyOf<Catalogue> : string;

/** What a text's markers become; `count` chooses its plural form too. */
type TextValues = { readonly [name: string]: string | number | undefined };

/** Says a text: in its language, else in French, else its key. */
export type Translate = (key: TextKey, values?: TextValues) => string;

const MARKER = /\{\{(\w+)(, number)?\}\}/g;

/** Says the texts of `language` that `catalogues` hold when it is asked. */
export function translateInto(language: Language, catalogues: Catalogues): Translate {
  const languages = new Set([language, DEFAULT_LANGUAGE]);
  return (key, values = {}) => {
    for (const spoken of languages) {
      for (const texts of catalogues.get(spoken) ?? []) {
        const text = textFor(texts, key, values.count, spoken);
        if (text !== undefined) return fill(text, values, spoken);
      }
    }
    return key;
  };
}

function textFor(
  texts: Texts,
  key: string,
  count: string | number | undefined,
  language: Language,
): string | undefined {
  const path = key.split('.');
  const name = path.pop() ?? '';
  let group: string | Texts | undefined = texts;
  for (const step of path) group = typeof group === 'object' ? group[step] : undefined;
  if (typeof group !== 'object') return undefined;
  const form =
    typeof count === 'number' ? group[`${name}_${pluralForm(count, language)}`] : undefined;
  const text = form ?? group[name];
  return typeof text === 'string' ? text : undefined;
}

const rules = new Map<Language, Intl.PluralRules>();

function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

function fill(text: string, values: TextValues, language: Language): string {
  return text.replace(MARKER, (_marker, name: string, isNumber?: string) => {
    const value = String(values[name] ?? '');
    return isNumber ? formatNumber(value, language) : value;
  });
}
