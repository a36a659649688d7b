import type { ReactNode } from "react";

/** A page that does not work yet: its title, and what is missing. */
export function ComingSoon({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  return (
    <div className="page-edge pt-5 pb-16 lg:pt-7">
      <h1 className="title-page">{title}</h1>
      <p className="mt-3 max-w-[60ch] text-muted">{body}</p>
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}
