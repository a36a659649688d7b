import { SummarySkeleton } from "@/components/project-summary/summary-skeleton";
import { describedHeight } from "@/components/project-summary/summary-size";

/** A skeleton of six cards. */
export function ListSkeleton() {
  return <SummarySkeleton height={describedHeight} rows={6} />;
}
