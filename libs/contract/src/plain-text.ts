/**
 * Embeddings, overrides and isolates, which can show a text in another order than it has, and the deprecated format
 * characters after them.
 */
const DIRECTION_CONTROL = /[\u202A-\u202E\u2066-\u206F]/g;
/** With the separators of lines and paragraphs. */
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;
const CONTROL_EXCEPT_LINES = /(?![\t\n\r])\p{Cc}/gu;
/** A character with a shape: no space, nothing that Unicode leaves invisible, and not the blank of Braille. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export type PlainTextOptions = {
  /** Whether the text may have tabs and line breaks. */
  hasLines?: boolean;
};

/** Removes direction controls, which texts that are copied from a list of contacts often have around them. */
export function withoutDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROL, '');
}

/**
 * What an API server accepts of a text that was typed or pasted: trimmed, without direction controls, and with
 * spaces in place of control characters.
 */
export function plainText(typed: string, { hasLines = false }: PlainTextOptions = {}): string {
  const control = hasLines ? CONTROL_EXCEPT_LINES : CONTROL;
  return withoutDirectionControls(typed).replace(control, ' ').trim();
}

/** Whether a text has no direction controls and no control characters. */
export function isPlainText(text: string, { hasLines = false }: PlainTextOptions = {}): boolean {
  const control = hasLines ? CONTROL_EXCEPT_LINES : CONTROL;
  return text.search(DIRECTION_CONTROL) < 0 && text.search(control) < 0;
}

/** Whether a text shows anything to a reader. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
