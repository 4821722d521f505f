/** Embeddings, overrides and isolates: they can show a text in another order than it has. */
const DIRECTION_CONTROL = /[\u202A-\u202E\u2066-\u2069]/g;
const CONTROL = /\p{Cc}/gu;
const CONTROL_EXCEPT_LINES = /(?![\t\n\r])\p{Cc}/gu;

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
