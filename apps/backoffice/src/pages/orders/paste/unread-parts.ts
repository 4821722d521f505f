import { isFiller } from './find-name.ts';
import { textOf, type Token } from './tokens.ts';

/**
 * The parts of a text that nothing was read from: words in one clause with at least one that is not of every message.
 * @param dropped the words of readings that no field has; each of them is shown, also a single letter
 */
export function unreadParts(
  text: string,
  tokens: readonly Token[],
  dropped: readonly (readonly Token[])[],
): string[] {
  const groups = new Map(dropped.flatMap((group) => group.map((token) => [token, group] as const)));
  const parts: Token[][] = [];
  let part: Token[] = [];
  for (const token of tokens) {
    const before = part.at(-1);
    const isUnread = !token.use || groups.has(token);
    const isTogether =
      before !== undefined &&
      (token.clause === before.clause ||
        (groups.has(token) && groups.get(token) === groups.get(before)));
    if (before && !(isUnread && isTogether)) {
      parts.push(part);
      part = [];
    }
    if (isUnread) part.push(token);
  }
  parts.push(part);
  return parts
    .filter((words) => words.some((token) => groups.has(token) || isContent(token)))
    .map((words) => textOf(text, words));
}

function isContent(token: Token): boolean {
  return !isFiller(token) && (token.normalized.length > 1 || /\d/.test(token.normalized));
}
