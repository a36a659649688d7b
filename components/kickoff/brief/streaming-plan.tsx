"use client";

import Folder from "lucide-react/icons/folder";
import { useTranslations } from "next-intl";
import { Spinner } from "@/components/ui/display/spinner";
import type { ProposalProgress } from "@/lib/kickoff/view";

/** The plan while it streams in. */
export function StreamingPlan({ progress: { title, folders } }: { progress: ProposalProgress }) {
  const t = useTranslations("kickoff");
  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner className="size-5" />
        {t("planning", { count: folders.length })}
      </p>
      {title && <h3 className="title-section wrap-anywhere">{title}</h3>}
      <ul>
        {folders.map((name, at) => (
          <li key={at} className="flex min-h-12 items-center gap-3 border-b border-line py-2 font-strong">
            <Folder aria-hidden className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
