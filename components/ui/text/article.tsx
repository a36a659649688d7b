import type { ReactNode } from "react";

/** A page of plain text: a title, an opening line, sections. */
export function Article({ title, lead, children }: Record<"title" | "lead" | "children", ReactNode>) {
  return (
    <article className="max-w-[60ch]">
      <h1 className="title-chapter">{title}</h1>
      <p className="mt-4 text-lg text-muted lg:text-xl">{lead}</p>
      {children}
    </article>
  );
}

/** An email address as a link. */
export function MailLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${email}`}
      className="relative font-strong break-all text-blue underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-ink"
    >
      {email}
    </a>
  );
}
