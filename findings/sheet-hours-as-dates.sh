#!/usr/bin/env bash
# exceljs 4.4.0, read-excel-file 9.3.17, hucre 1.0.0 and xlsx 0.18.5 (a sheet by exceljs): how many hours is 27:30 in a column of hours, as
# Excel adds up a crew's week ([h]:mm)?
#
# Guess: 27.5, as a number of days (1.1458) or as an amount of time; a format with its hours in brackets is Excel's for what is no time of
# day. In any case one and the same to all of them.
# Seen: a Date, and four readers have three of them: 31 December 1899, 3:30 in UTC to exceljs and read-excel-file, the same in the process's
# zone to xlsx (with `cellDates`), and 1 January 1900 to hucre, whose days before March 1900 are one later. By the clock on it somebody
# worked 3 hours and a half; the whole hours come only of the distance from the reader's own first day, 30 December 1899, and for hucre the
# 31st. exceljs sees a date in "0 \d" too, three days of leave become 2 January 1900, and none in [mm], where the others do. So test a
# reader with more than 24 hours, and write hours as numbers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit exceljs@4.4.0 read-excel-file@9.3.17 hucre@1.0.0 xlsx@0.18.5 node@24.21.0
cat > try.mjs <<'JS'
import ExcelJS from "exceljs";
import { readXlsx } from "hucre";
import { readSheet } from "read-excel-file/node";
import XLSX from "xlsx";

const CELLS = [
  ["27:30 hours", 27.5 / 24, "[h]:mm"],
  ["7:30 in the morning", 7.5 / 24, "h:mm"],
  ["90 minutes", 90 / 1440, "[mm]"],
  ["3 days", 3, "0 \\d"],
  ["27.5 hours", 27.5, '0.0 "h"'],
];
const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet("Week");
for (const [index, [, value, numFmt]] of CELLS.entries()) Object.assign(sheet.getCell(index + 1, 1), { value, numFmt });
const bytes = Buffer.from(await workbook.xlsx.writeBuffer());

const again = new ExcelJS.Workbook();
await again.xlsx.load(bytes);
const rows = await readSheet(bytes);
const { sheets } = await readXlsx(bytes);
const dates = XLSX.read(bytes, { cellDates: true }).Sheets.Week;
const show = (value) => (value instanceof Date ? value.toISOString().slice(0, 16) : value);
for (const [index, [name, , format]] of CELLS.entries()) {
  const read = {
    exceljs: again.worksheets[0].getCell(index + 1, 1).value,
    "read-excel-file": rows[index][0],
    hucre: sheets[0].rows[index][0],
    xlsx: dates[`A${index + 1}`].v,
  };
  console.log(`${name}, ${format}`);
  for (const [reader, value] of Object.entries(read)) console.log(`  ${reader} ${show(value)}`);
}
JS
output=$(TZ=America/Denver ./node_modules/.bin/node try.mjs)
echo "$output"
expected='27:30 hours, [h]:mm
  exceljs 1899-12-31T03:30
  read-excel-file 1899-12-31T03:30
  hucre 1900-01-01T03:30
  xlsx 1899-12-31T10:30
7:30 in the morning, h:mm
  exceljs 1899-12-30T07:30
  read-excel-file 1899-12-30T07:30
  hucre 1899-12-31T07:30
  xlsx 1899-12-30T14:30
90 minutes, [mm]
  exceljs 0.0625
  read-excel-file 1899-12-30T01:30
  hucre 1899-12-31T01:30
  xlsx 1899-12-30T08:30
3 days, 0 \d
  exceljs 1900-01-02T00:00
  read-excel-file 3
  hucre 3
  xlsx 3
27.5 hours, 0.0 "h"
  exceljs 27.5
  read-excel-file 27.5
  hucre 27.5
  xlsx 27.5'
[ "$output" = "$expected" ]
