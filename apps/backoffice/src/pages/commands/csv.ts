/** What a spreadsheet takes for the start of a formula, its full-width twins included. */
const FORMULA_START = '=+\\-@＝＋－＠';

/**
 * Where a cell may begin: at the text's own start, and after whatever another spreadsheet's settings
 * may cut a row at. What those leave out (spaces, quotes, invisible characters) stands before it.
 */
const FORMULA = new RegExp(
  String.raw`(^|[;,|\t])([\s"'\p{Cf}\p{Cc}]*)(?=[${FORMULA_START}])`,
  'gu',
);

/** A cell: text is whatever people typed; a number is written as `decimal` says and can be summed. */
export type CsvCell = string | { decimal: string };

/** Which mark parts whole and decimals in the reader's spreadsheet. */
export type DecimalMark = ',' | '.';

/**
 * A text that no spreadsheet runs (I4): an apostrophe stands before what would begin a formula, line
 * breaks and other control characters become spaces.
 */
export function harmless(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(FORMULA, "$1$2'");
}

function cellText(cell: CsvCell, mark: DecimalMark): string {
  if (typeof cell !== 'string') {
    const isDecimal = /^\d+(?:\.\d+)?$/.test(cell.decimal);
    return isDecimal ? cell.decimal.replace('.', mark) : quoted(harmless(cell.decimal));
  }
  return quoted(harmless(cell));
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Writes rows as a CSV file's text: a byte order mark, so that spreadsheets read it as UTF-8, `;`
 * between cells, every text quoted, CRLF after each row.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[], mark: DecimalMark): string {
  const lines = rows.map((row) => row.map((cell) => cellText(cell, mark)).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
