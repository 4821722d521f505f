import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findRawValues } from './raw-values.ts';

const root = new URL('../../', import.meta.url).pathname;

const TOKENS = new Set(['libs/ui/src/tokens.ts', 'libs/ui/src/media.ts']);

/** Stories, tests and what tests use are left out: their colours and widths are data, such as a product's. */
const files = globSync('{libs/ui,apps/storefront,apps/backoffice}/src/**/*.{css,ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file) && !TOKENS.has(file));

test('colours, font sizes and breakpoints come from the design tokens only', () => {
  expect(files).toContain('libs/ui/src/styles.css');
  const raw = files.flatMap((file) =>
    findRawValues(readFileSync(`${root}${file}`, 'utf8'), extname(file).slice(1)).map(
      ({ line, text }) => `${file}:${line} ${text}`,
    ),
  );
  expect(raw).toEqual([]);
});

describe('a raw value in a style sheet is found in', () => {
  test.each([
    'a { color: #17457f; }',
    'a { border: 1px solid rgb(0 0 0 / 0.1); }',
    'a { background: white; }',
    'a { font-size: 14px; }',
    'a { font: 400 14px/1.5 var(--font-text); }',
    '@media (max-width: 700px) { a { margin: 0; } }',
    '@media (width < 700px) { a { margin: 0; } }',
  ])('%s', (source) => {
    expect(findRawValues(source, 'css')).toHaveLength(1);
  });

  test.each([
    'a { color: var(--color-text); background: transparent; border-color: currentColor; }',
    'a { font-size: var(--text-body); white-space: nowrap; grid-area: red-box; }',
    '.red { outline: 1px solid CanvasText; } a:hover .white { margin: 0; }',
    '@media (--phone) { a { margin: 0; } } @media (prefers-reduced-motion: reduce) {}',
    '/* #17457f */',
  ])('but not in %s', (source) => {
    expect(findRawValues(source, 'css')).toEqual([]);
  });
});

describe('a raw value in a module is found in', () => {
  test.each([
    "const color = '#17457F';",
    "const shadow = '0 1px 2px rgba(0, 0, 0, 0.2)';",
    "const box = { backgroundColor: 'white' };",
    "<circle fill='red' />",
    'const title = { fontSize: 14 };',
    "const title = { fontSize: '0.9rem' };",
    "matchMedia('(max-width: 600px)');",
    'theme.breakpoints.down(600);',
  ])('%s', (source) => {
    expect(findRawValues(source, 'tsx')).toHaveLength(1);
  });

  test.each([
    'const color = colors.light.primary;',
    "<a href='#main'>{order.color}</a>",
    'const title = { fontSize: textSize(2) };',
    'matchMedia(customMedia[name]);',
    '// #17457F is the primary colour',
  ])('but not in %s', (source) => {
    expect(findRawValues(source, 'tsx')).toEqual([]);
  });

  test('a finding has its line number', () => {
    expect(findRawValues("\n\nconst color = '#fff';", 'ts')).toEqual([{ line: 3, text: '#fff' }]);
  });
});
