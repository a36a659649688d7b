import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";

/** The link back to the dashboard, above a page's title. */
export function BackLink({ label }: { label: string }) {
  return (
    <Link
      href={paths.dashboard()}
      className="-ml-2.5 inline-flex min-h-12 items-center gap-2 rounded-[10px] px-2.5 text-[0.9375rem] font-semibold text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4.5" />
      {label}
    </Link>
  );
}
