import { DataTable } from "@/components/ui/display/data-table";
import { saveFile } from "@/components/ui/save-file";
import { type CsvCell, toCsv } from "@/lib/shared/csv";

/** Figures that a table shows. */
export interface Tabulated {
  title: string;
  /** The heading of the first column, which names the rows. */
  head: string;
  columns: { label: string; show: (value: number) => string }[];
  /** A cell is null where there is none. */
  rows: { key: string; label: string; cells: (number | null)[] }[];
}

export function FigureTable({ of: { title, head, columns, rows } }: { of: Tabulated }) {
  return (
    <DataTable
      caption={title}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { label: head, cell: ({ label }) => label },
        ...columns.map(({ label, show }, at) => ({
          label,
          cell: ({ cells }: Tabulated["rows"][number]) => {
            const value = cells[at] ?? null;
            return value === null ? "–" : show(value);
          },
          isNumber: true,
        })),
      ]}
    />
  );
}

/** Downloads rows, headings included. */
export function saveCsv(name: string, rows: CsvCell[][]): void {
  saveFile({ name, content: new Blob([toCsv(rows)], { type: "text/csv;charset=utf-8" }) });
}
