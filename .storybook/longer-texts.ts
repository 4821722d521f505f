import type { i18n } from 'i18next';

/** How much longer texts get: what German or Finnish would make of the French. */
const GROWTH = 0.4;
const VOWEL = /[aeiouyàâéèêëîïôùûœ]/i;
const PROCESSOR = 'longer';

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

/**
 * Has everything this instance says said longer, whichever catalogue it comes from; ends with it.
 * What is put into a text, such as a name, stays as it is.
 */
export function lengthen(instance: i18n): void {
  const process = (text: string, _key: unknown, options: Record<string, unknown>) => {
    const given = Object.values(options).filter((value) => typeof value === 'string');
    const kept = given.find((value) => value !== '' && text.includes(value));
    return kept === undefined ? longer(text) : text.split(kept).map(longer).join(kept);
  };
  instance.use({ type: 'postProcessor', name: PROCESSOR, process });
  instance.options.postProcess = PROCESSOR;
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
