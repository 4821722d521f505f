/** Parses stored text as JSON (F3). Undefined without text, and for text that is not JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return text === null || text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
