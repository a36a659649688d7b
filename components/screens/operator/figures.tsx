import { clsx } from "clsx";

export interface Figure {
  label: string;
  value: string;
  /** Said beside the value. */
  hint?: string;
}

interface FiguresProps {
  /** What they are figures of. */
  label: string;
  figures: Figure[];
  /** Columns on wide screens. */
  columns: string;
  size?: "md" | "lg";
}

/** Figures in one surface with hairlines between them. */
export function Figures({ label, figures, columns, size = "md" }: FiguresProps) {
  return (
    <dl
      aria-label={label}
      className={clsx(
        "grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3",
        columns,
      )}
    >
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col gap-0.5 bg-surface px-4 py-3 last:grow lg:px-5">
          <dt className="text-sm text-muted">{figure.label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <span className={clsx("font-extrabold", size === "lg" ? "text-[1.625rem]" : "text-[1.25rem]")}>
              {figure.value}
            </span>
            {figure.hint && <span className="text-sm text-muted">{figure.hint}</span>}
          </dd>
        </div>
      ))}
      {Array.from({ length: fill(figures.length, 2) }, (_, at) => (
        <div key={at} aria-hidden className="bg-surface sm:hidden" />
      ))}
      {Array.from({ length: fill(figures.length, 3) }, (_, at) => (
        <div key={at} aria-hidden className="hidden bg-surface sm:block lg:hidden" />
      ))}
    </dl>
  );
}

/** How many cells the last line lacks. */
function fill(count: number, columns: number): number {
  return (columns - (count % columns)) % columns;
}
