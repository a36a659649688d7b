import { describedHeight } from "@/components/project-summary/summary-size";
import { SummarySkeleton } from "@/components/project-summary/summary-skeleton";

/** A skeleton of six cards. */
export function ListSkeleton() {
  return <SummarySkeleton height={describedHeight} rows={6} />;
}
