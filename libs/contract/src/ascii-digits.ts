/** A text with ASCII digits in place of Arabic and Persian ones. */
export function withAsciiDigits(text: string): string {
  // The last four bits of such a digit are its value.
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
