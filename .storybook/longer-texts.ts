import type { I18n, Translate } from '@shop/i18n';

/** How much longer texts get: what German or Finnish would make of the French. */
const GROWTH = 0.4;
const VOWEL = /[aeiouyàâéèêëîïôùûœ]/i;

/**
 * A text longer by 40 %, for layouts to stand up to: its vowels are drawn out, so that it breaks
 * where words break and can still be read; figures and addresses stay as they are.
 */
export function longer(text: string): string {
  if (/^(?:https?:|mailto:|tel:|\/|#)/.test(text)) return text;
  let owed = 0;
  let drawn = '';
  for (const letter of text) {
    owed += GROWTH;
    drawn += letter;
    if (!VOWEL.test(letter) || owed <= 0) continue;
    drawn += letter.toLowerCase().repeat(Math.ceil(owed));
    owed -= Math.ceil(owed);
  }
  return drawn;
}

/** Speaks as `i18n` does, longer; what is put into a text, such as a name, stays as it is. */
export function longerI18n(i18n: I18n): I18n {
  const known = new Map<Translate, Translate>();
  const longerOnce = (t: Translate) => {
    const translate = known.get(t) ?? longerTranslate(t);
    known.set(t, translate);
    return translate;
  };
  return {
    ...i18n,
    get language() {
      return i18n.language;
    },
    get t() {
      return longerOnce(i18n.t);
    },
    in: (language) => longerOnce(i18n.in(language)),
  };
}

/** Stand for what is put in: no text has such letters. */
const PLACE = /\uE000(\d+)\uE000/;

function longerTranslate(t: Translate): Translate {
  return (key, values = {}) => {
    const kept: string[] = [];
    const places = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\uE000${kept.push(value) - 1}\uE000` : value,
    ]);
    const parts = t(key, Object.fromEntries(places)).split(PLACE);
    return parts.map((part, at) => (at % 2 ? kept[Number(part)] : longer(part))).join('');
  };
}

const TEXT = /^\p{Lu}[\p{Ll}’' ]/u;

/** A component's arguments with their texts longer: those that begin as a sentence does. */
export function longerArgs<Args extends object>(args: Args): Args {
  const entries = Object.entries(args).map(([name, value]) => [name, longerValue(value)]);
  return { ...args, ...Object.fromEntries(entries) };
}

function longerValue(value: unknown): unknown {
  if (typeof value === 'string') return TEXT.test(value) ? longer(value) : value;
  if (Array.isArray(value)) return value.map(longerValue);
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
  return Object.getPrototypeOf(value) === Object.prototype ? longerArgs(value) : value;
}
