import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormulas, writeCsv } from './csv.ts';

/** Parses CSV as a spreadsheet with `separator` does: quotes count only at the start of a cell. */
function readAsSpreadsheet(csv: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const text = csv.replace(/^\uFEFF/, '');
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator || character === '\n') {
      row.push(cell);
      cell = '';
      if (character === '\n') {
        rows.push(row);
        row = [];
      }
    } else if (character !== '\r') cell += character;
  }
  return rows;
}

const invisible = /^[\s"'\p{Cf}\p{Cc}]*/u;
const formula = /^[=+\-@＝＋－＠]/;

/** Texts that people and attackers type, with many special characters. */
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom('=', '+', '-', '@', '＝', ';', ',', '|', '"', "'", '\t', '\r', '\n', ' '),
      fc.constantFrom('\u200B', '\u00A0', '\uFEFF', '\0', 'HYPERLINK("http://x")', 'Été'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const someRows = fc.array(fc.array(typed, { minLength: 1, maxLength: 4 }), { minLength: 1 });

test.each([
  ['=1+1', "'=1+1"],
  ['  =1+1', "'=1+1"],
  ['+216 98', "'+216 98"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t-2', "'-2"],
  ['\uFF1Dcmd', "'\uFF1Dcmd"],
  ['Rue X;=cmd', "Rue X;'=cmd"],
  ['a\n=1', 'a =1'],
  ['Marie-Françoise', 'Marie-Françoise'],
])('I4 %j is exported as %j', (text, safe) => {
  expect(escapeFormulas(text)).toBe(safe);
});

test('I4 no text becomes a formula with any separator', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const csv = writeCsv(rows, ',');
      for (const separator of [';', ',', '\t', '|']) {
        for (const cell of readAsSpreadsheet(csv, separator).flat()) {
          const shown = cell.replace(invisible, '');
          const isGuarded = cell.slice(0, cell.length - shown.length).includes("'");
          expect(formula.test(shown) && !isGuarded, JSON.stringify(cell)).toBe(false);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('every row has its cells, with any content', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      expect(readAsSpreadsheet(writeCsv(rows, ','), ';')).toEqual(
        rows.map((row) => row.map(escapeFormulas)),
      );
    }),
  );
});

test('amounts are numbers with the spreadsheet’s decimal separator, and texts are quoted', () => {
  const rows = [['Amel "Mimi"', { decimal: '167.80' }]];
  expect(writeCsv(rows, ',')).toBe('\uFEFF"Amel ""Mimi""";167,80\r\n');
  expect(writeCsv(rows, '.')).toBe('\uFEFF"Amel ""Mimi""";167.80\r\n');
  expect(writeCsv([[{ decimal: '=1' }]], ',')).toBe('\uFEFF"\'=1"\r\n');
});
