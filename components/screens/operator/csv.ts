/** A cell: a text is somebody's, a number is ours. */
export type CsvCell = string | number;

/** What a spreadsheet takes for a formula at the start of a cell, in half and full width. */
const FORMULA = /(^|[;,|\t\r\n])([^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g;
/** Dropped or run on by some spreadsheets, before they look for a formula. */
const LEADING_CONTROL = /^[\t\r\n]/;
/** What would end a cell or a line, in any of the separators that spreadsheets expect. */
const NEEDS_QUOTES = /[",;|\t\r\n]/;
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Rows as CSV (RFC 4180). No text in it is run as a formula, whatever separator the spreadsheet splits at: a leading
 * apostrophe makes it text, also where a cell would begin inside of it.
 */
export function toCsv(rows: CsvCell[][]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const defused = cell.replaceAll(FORMULA, "$1$2'");
  const harmless = LEADING_CONTROL.test(defused) ? `'${defused}` : defused;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
