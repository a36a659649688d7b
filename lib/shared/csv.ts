/** A cell: text comes from users and is escaped; numbers are ours. */
export type CsvCell = string | number;

/** What spreadsheets take for a formula at the start of a cell, in half-width and full-width characters. */
const FORMULA = /(^|[;,|\t\r\n])([^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g;
/** What would end a cell or a line, with any separator that spreadsheets expect. */
const NEEDS_QUOTES = /[",;|\t\r\n]/;
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Rows as CSV (RFC 4180). No text is run as a formula, whatever separator the spreadsheet uses: a leading apostrophe makes it
 * text, even where another separator would start a cell within it.
 */
export function toCsv(rows: CsvCell[][]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const defused = cell.replaceAll(FORMULA, "$1$2'");
  return NEEDS_QUOTES.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}
