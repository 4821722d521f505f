/** A text with the marks by which its direction does not change the text around it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
