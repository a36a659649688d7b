import type { ReactNode } from "react";

/** A tab's title, with its actions at the right. */
export function Heading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h1 className="title-page lg:text-[1.625rem]">{title}</h1>
      {children && <div className="flex flex-wrap items-center gap-2 text-sm text-muted">{children}</div>}
    </div>
  );
}
