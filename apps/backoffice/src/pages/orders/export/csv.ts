/** The characters that begin a formula, with their full-width forms. */
const FORMULA_START = '=+\\-@＝＋－＠';

/**
 * Where a cell can begin: at the start of the text, and after any separator that a spreadsheet may
 * use. Spaces, quotes and invisible characters before it are skipped.
 */
const FORMULA = new RegExp(
  String.raw`(^|[;,|\t])([\s"'\p{Cf}\p{Cc}]*)(?=[${FORMULA_START}])`,
  'gu',
);

/** A cell: text, or a number as `decimal`, which can be summed. */
export type CsvCell = string | { decimal: string };

/** The decimal separator of the reader's spreadsheet. */
export type DecimalSeparator = ',' | '.';

/**
 * A text that no spreadsheet evaluates (I4): an apostrophe before each possible start of a formula;
 * line breaks and control characters become spaces.
 */
export function escapeFormulas(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(FORMULA, "$1$2'");
}

function cellText(cell: CsvCell, mark: DecimalSeparator): string {
  if (typeof cell !== 'string') {
    // A sign before digits alone is no formula.
    const isDecimal = /^-?\d+(?:\.\d+)?$/.test(cell.decimal);
    return isDecimal ? cell.decimal.replace('.', mark) : quoted(escapeFormulas(cell.decimal));
  }
  return quoted(escapeFormulas(cell));
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * The rows as CSV: a byte order mark, so that spreadsheets read UTF-8, `;` between cells, texts
 * quoted, CRLF after each row.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[], mark: DecimalSeparator): string {
  const lines = rows.map((row) => row.map((cell) => cellText(cell, mark)).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
