import { comparePictures, type Comparison } from './compare-pictures.ts';

/** What another browser may draw otherwise, of all pixels of a picture. */
const OF_ANOTHER_BROWSER = 0.02;

/** A picture of before, if there is one, with the version of Chromium that drew it, if it is noted. */
export type Kept = { picture: Buffer | undefined; version: string | undefined };

/** A picture of now, as a PNG, with the version of Chromium that drew it. */
export type Drawn = { png: Buffer; version: string };

/**
 * `same`; or `changed`, which fails; or `forgiven`, which is reported: another version of the
 * browser drew it, and up to 2 % of it is otherwise. A picture with none before it is changed.
 */
export type Verdict =
  | { is: 'same' }
  | { is: 'changed'; found: Comparison | undefined }
  | { is: 'forgiven'; found: Comparison };

/** Says of a picture of now whether it is as the one of before. */
export async function judge(kept: Kept, drawn: Drawn): Promise<Verdict> {
  if (kept.picture === undefined) return { is: 'changed', found: undefined };
  const found = await comparePictures(kept.picture, drawn.png);
  if (found === undefined) return { is: 'same' };
  const isOfAnother = drawn.version !== kept.version;
  const isForgiven = isOfAnother && found.share <= OF_ANOTHER_BROWSER;
  return { is: isForgiven ? 'forgiven' : 'changed', found };
}
