import { ArrowLeft } from "lucide-react";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";

/** The link back above a page's title: to the dashboard, unless it says where. */
export function BackLink({ label, href = paths.dashboard() }: { label: string; href?: string }) {
  return (
    <Link
      href={href}
      className="-ml-2.5 inline-flex min-h-12 max-w-[calc(100%+10px)] items-center gap-2 rounded-[10px] px-2.5 text-[0.9375rem] font-semibold text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </Link>
  );
}
