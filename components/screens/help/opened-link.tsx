"use client";

import ExternalLink from "lucide-react/icons/external-link";

interface OpenedLinkProps {
  href: string;
  label: string;
  /** The call that counts the opening. */
  countAt: string;
}

/** A link to a document or a video; counts that it was followed. */
export function OpenedLink({ href, label, countAt }: OpenedLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 font-strong text-blue underline underline-offset-3 hover:text-ink"
      onClick={() => {
        void fetch(countAt, { method: "POST", keepalive: true }).catch(() => undefined);
      }}
    >
      <ExternalLink aria-hidden className="size-5 shrink-0" />
      {label}
    </a>
  );
}
