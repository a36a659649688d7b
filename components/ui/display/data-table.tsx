import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface Column<T> {
  label: string;
  cell: (row: T) => ReactNode;
  /** Right-aligns numbers and money. */
  isNumber?: boolean;
  /** Hidden below this breakpoint; the first column then shows its value. */
  from?: "sm" | "lg" | "xl";
}

interface DataTableProps<T> {
  caption: string;
  columns: Column<T>[];
  rows: T[];
  keyOf: (row: T) => string;
}

const FROM = { sm: "max-sm:hidden", lg: "max-lg:hidden", xl: "max-xl:hidden" } as const;
const BELOW = { sm: "sm:hidden", lg: "lg:hidden", xl: "xl:hidden" } as const;

/** Rows with hairlines between them; the first column names the row. */
export function DataTable<T>({ caption, columns, rows, keyOf }: DataTableProps<T>) {
  const hides = columns.some(({ from }) => from);
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={clsx("py-2 font-normal first-letter:uppercase", place(column))}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, at) => {
              const Cell = at === 0 ? "th" : "td";
              return (
                <Cell
                  key={column.label}
                  {...(at === 0 && { scope: "row" })}
                  className={clsx("py-2.5 align-middle font-normal", place(column))}
                >
                  {column.cell(row)}
                  {at === 0 && hides && <Hidden columns={columns} row={row} />}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row's values of the columns that are hidden below some breakpoint, each below its own. */
function Hidden<T>({ columns, row }: Pick<DataTableProps<T>, "columns"> & { row: T }) {
  const hidden = columns.flatMap(({ label, from, cell }) =>
    from ? [{ label, from, value: cell(row) }] : [],
  );
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {hidden.map(
        ({ label, from, value }) =>
          value !== null &&
          value !== false && (
            <span key={label} className={clsx("inline-flex items-baseline gap-x-1", BELOW[from])}>
              {label}: <span className="text-ink">{value}</span>
            </span>
          ),
      )}
    </span>
  );
}

function place<T>({ isNumber, from }: Column<T>): string {
  return clsx(
    "pl-2.5 first:pl-0 sm:pl-4",
    isNumber ? "text-right whitespace-nowrap" : "text-left wrap-anywhere",
    from && FROM[from],
  );
}
