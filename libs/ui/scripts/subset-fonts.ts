/**
 * Writes the fonts of `src/fonts`: Newsreader and Source Sans 3 with the characters of French and English alone. Each
 * that a page preloads then fits in the first 14,600 bytes that TCP sends. Another character is displayed in the
 * fallback font. Run it after an update of the packages: `npm run subset-fonts -w @shop/ui`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont, { type Options } from 'subset-font';

const NEWSREADER = '@fontsource/newsreader/files/newsreader-latin';
const SOURCE_SANS = '@fontsource-variable/source-sans-3/files/source-sans-3-latin';

const RANGES = [
  [0x20, 0x7e], // basic Latin
  [0xa0, 0xa0], // no-break space
  [0xab, 0xab], // «
  [0xb7, 0xb7], // ·
  [0xbb, 0xbb], // »
  [0xc0, 0xc2],
  [0xc6, 0xcb], // Æ Ç È É Ê Ë
  [0xce, 0xcf],
  [0xd4, 0xd4],
  [0xd9, 0xd9],
  [0xdb, 0xdc],
  [0xe0, 0xe2],
  [0xe6, 0xeb],
  [0xee, 0xef],
  [0xf4, 0xf4],
  [0xf9, 0xf9],
  [0xfb, 0xfc],
  [0x152, 0x153], // Œ œ
  [0x2013, 0x2014], // – —
  [0x2018, 0x2019], // ‘ ’
  [0x201c, 0x201d], // “ ”
  [0x2026, 0x2026], // …
  [0x2212, 0x2212], // −
] as const;

const text = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
).join('');

/** Writes the subset of a package's font file. */
async function subset(from: string, to: string, options: Options): Promise<void> {
  const source = fileURLToPath(import.meta.resolve(from));
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    ...options,
  });
  await writeFile(new URL(`../src/fonts/${to}`, import.meta.url), font);
}

// With the ligature of fi, without which Newsreader has a hole after f, and without variants that no style sheet
// selects.
const newsreader = { keepFeatures: ['kern', 'liga'] };
await subset(`${NEWSREADER}-400-normal.woff2`, 'newsreader-400.woff2', newsreader);
await subset(`${NEWSREADER}-600-normal.woff2`, 'newsreader-600.woff2', newsreader);
// The weights of the tokens.
await subset(`${SOURCE_SANS}-wght-normal.woff2`, 'source-sans-3.woff2', {
  variationAxes: { wght: { min: 400, max: 600 } },
  noLayoutClosure: true,
});
