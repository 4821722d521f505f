/** Parses a text as JSON. Undefined without a text, and for one that is not JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return text === null || text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
