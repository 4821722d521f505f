import { MAX_LENGTH } from './constants.ts';

// Each class excludes the character that ends it, so a match takes time linear in the length.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** The rule of `<input type="email">` (WHATWG HTML, "valid e-mail address"). Its domain needs no dot. */
const INPUT_EMAIL = new RegExp(
  String.raw`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\.${LABEL})*$`,
);

/**
 * Whether the e-mail address of an order is accepted (CMD-1): what `<input type="email">` accepts, and addresses with
 * other letters, of at most 254 characters.
 */
export function isOrderEmail(text: string): boolean {
  return text.length <= MAX_LENGTH.email && (INPUT_EMAIL.test(text) || EMAIL.test(text));
}

/** Whether a text is an e-mail address of at most 254 characters, by a simple pattern (specification, section 5). */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH.email && EMAIL.test(text);
}
