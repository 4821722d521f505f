/** A string of a JSON text; group 1 is set when it is a key. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/**
 * Whether an object in a JSON text has a key twice. Parsers keep only the last one, so that programs read
 * different values from such a text.
 * @param text valid JSON
 * @param value the parsed text: it has fewer keys than the text when one is duplicate
 */
export function hasDuplicateKeys(text: string, value: unknown): boolean {
  let written = 0;
  for (const [, colon] of text.matchAll(STRING)) if (colon !== undefined) written += 1;
  return written !== countKeys(value);
}

/** Not recursive: a body may nest tens of thousands of lists. */
function countKeys(value: unknown): number {
  let keys = 0;
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next !== 'object' || next === null) continue;
    const children: unknown[] = Object.values(next);
    if (!Array.isArray(next)) keys += children.length;
    for (const child of children) rest.push(child);
  }
  return keys;
}
