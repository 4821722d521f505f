/** The phrases of a list: separated by `|` or lines. */
export function phrasesOf(list: string): string[] {
  return list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** The words of a list: separated by spaces or lines. */
export function wordsOf(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '');
}
