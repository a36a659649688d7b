#!/usr/bin/env bash
# xlsx 0.18.5 beside read-excel-file 9.3.17 and hucre 1.0.0, with a workbook by exceljs 4.4.0: which day is in a sheet that counts its days
# from 1904, as older Excel for Mac began them, and as each copy of such a workbook does to this day?
#
# Guess: the day that was typed. The file says so itself (`date1904`), exceljs writes it, and all of them know it: xlsx gives it among the
# workbook's properties.
# Seen: xlsx with `cellDates` gives 29 November 2022 for 30 November 2026, four years and a day before, a Date as good as any; so does
# whoever counts the plain number from 1900. The text of the same cell, in `sheet_to_csv` and with `raw: false`, is right, so that a list and
# the sums by month beside it differ. The other two are right. 0.18.5 is the last xlsx that is on npm. Take the text, or add 1462 days where
# `Workbook.WBProps.date1904` is true.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit xlsx@0.18.5 read-excel-file@9.3.17 hucre@1.0.0 exceljs@4.4.0 node@24.21.0
cat > try.mjs <<'JS'
import ExcelJS from "exceljs";
import { readXlsx } from "hucre";
import readExcelFile from "read-excel-file/node";
import XLSX from "xlsx";

for (const date1904 of [false, true]) {
  const workbook = new ExcelJS.Workbook();
  workbook.properties.date1904 = date1904;
  const cell = workbook.addWorksheet("Hours").getCell("A1");
  cell.value = new Date(Date.UTC(2026, 10, 30));
  cell.numFmt = "yyyy-mm-dd";
  const file = Buffer.from(await workbook.xlsx.writeBuffer());
  const day = (date) => date.toISOString().slice(0, 10);
  const read = XLSX.read(file, { cellDates: true });
  const found = {
    "xlsx, cellDates": day(XLSX.utils.sheet_to_json(read.Sheets.Hours, { header: 1 })[0][0]),
    "xlsx, text": XLSX.utils.sheet_to_csv(XLSX.read(file).Sheets.Hours),
    "xlsx, number": XLSX.utils.sheet_to_json(XLSX.read(file).Sheets.Hours, { header: 1 })[0][0],
    "xlsx, date1904": read.Workbook.WBProps.date1904,
    "read-excel-file": day((await readExcelFile(file))[0].data[0][0]),
    hucre: day((await readXlsx(file)).sheets[0].rows[0][0]),
  };
  console.log(`days from ${date1904 ? 1904 : 1900}`);
  for (const [name, value] of Object.entries(found)) console.log(`  ${name}: ${value}`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='days from 1900
  xlsx, cellDates: 2026-11-30
  xlsx, text: 2026-11-30
  xlsx, number: 46356
  xlsx, date1904: false
  read-excel-file: 2026-11-30
  hucre: 2026-11-30
days from 1904
  xlsx, cellDates: 2022-11-29
  xlsx, text: 2026-11-30
  xlsx, number: 44894
  xlsx, date1904: true
  read-excel-file: 2026-11-30
  hucre: 2026-11-30'
[ "$output" = "$expected" ]
