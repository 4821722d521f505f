import { MAX_LENGTH } from './constants.ts';

// Each class excludes the character that ends it, so a match takes time linear in the length.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text is an e-mail address of at most 254 characters, by a simple pattern (specification, section 5). */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH.email && EMAIL.test(text);
}
