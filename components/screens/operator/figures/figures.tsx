import { clsx } from "clsx";

export interface Figure {
  label: string;
  value: string;
  /** Shown beside the value. */
  hint?: string;
}

interface FiguresProps {
  /** What the figures are about. */
  label: string;
  figures: Figure[];
  /** Column classes for wide screens. */
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
      {figures.map((figure, at) => (
        <div
          key={figure.label}
          className={clsx(
            "flex flex-col gap-0.5 bg-surface px-4 py-3 lg:px-5",
            at === figures.length - 1 && widthOfLast(figures.length),
          )}
        >
          <dt className="text-sm text-muted">{figure.label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <span className={clsx("font-extrabold", size === "lg" ? "text-[1.625rem]" : "text-[1.25rem]")}>
              {figure.value}
            </span>
            {figure.hint && <span className="text-sm text-muted">{figure.hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The last figure fills up its row, in two columns or three. */
function widthOfLast(count: number): string {
  const ofThree = { 0: "", 1: "sm:max-lg:col-span-3", 2: "sm:max-lg:col-span-2" }[count % 3];
  return clsx(count % 2 === 1 && "max-sm:col-span-2", ofThree);
}
