/**
 * A line that people typed, with `dir="auto"`: in any script it begins at the side where the page's own lines begin, next
 * to what belongs to it. A text of several lines is aligned as its script is.
 */
export const TYPED_LINE = { overflowWrap: 'anywhere', textAlign: 'left' } as const;
