import type { i18n as I18n, ResourceKey } from 'i18next';

/** The added length: German and Finnish are about as much longer than French. */
const GROWTH = 0.4;
const VOWEL = /[aeiouyàâéèêëîïôùûœ]/i;

/** Lengthens a text by 40 % with repeated vowels, so that it is still legible; digits and URLs do not change. */
export function pseudoLocalise(text: string): string {
  if (/^(?:https?:|mailto:|tel:|\/|#)/.test(text)) return text;
  let missing = 0;
  let lengthened = '';
  for (const letter of text) {
    missing += GROWTH;
    lengthened += letter;
    if (!VOWEL.test(letter) || missing <= 0) continue;
    lengthened += letter.toLowerCase().repeat(Math.ceil(missing));
    missing -= Math.ceil(missing);
  }
  return lengthened;
}

/**
 * Pseudo-localises every text of an instance, including texts that are added later. Interpolated
 * values and the tags of `Trans` do not change.
 */
export function pseudoLocaliseI18n(i18n: I18n): void {
  const replace = (language: string, namespace: string) => {
    const texts = pseudoLocaliseTexts(i18n.getResourceBundle(language, namespace));
    i18n.addResourceBundle(language, namespace, texts, false, true, { silent: true });
  };
  for (const [language, namespaces] of Object.entries(i18n.store.data))
    for (const namespace of Object.keys(namespaces)) replace(language, namespace);
  i18n.store.on('added', replace);
}

/** An interpolated value, or a tag of `Trans`. */
const MARKER = /(\{\{.*?\}\}|<\/?\w+>)/;

function pseudoLocaliseTexts(texts: ResourceKey): ResourceKey {
  if (typeof texts === 'string') {
    const parts = texts.split(MARKER);
    return parts.map((part) => (MARKER.test(part) ? part : pseudoLocalise(part))).join('');
  }
  const entries = Object.entries(texts).map(([key, text]) => [key, pseudoLocaliseTexts(text)]);
  return Object.fromEntries(entries);
}

const TEXT = /^\p{Lu}[\p{Ll}’' ]/u;

/** A component's arguments with pseudo-localised texts: the strings that begin like a sentence. */
export function pseudoLocaliseArgs<Args extends object>(args: Args): Args {
  const entries = Object.entries(args).map(([name, value]) => [name, pseudoLocaliseValue(value)]);
  return { ...args, ...Object.fromEntries(entries) };
}

function pseudoLocaliseValue(value: unknown): unknown {
  if (typeof value === 'string') return TEXT.test(value) ? pseudoLocalise(value) : value;
  if (Array.isArray(value)) return value.map(pseudoLocaliseValue);
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
  return Object.getPrototypeOf(value) === Object.prototype ? pseudoLocaliseArgs(value) : value;
}
