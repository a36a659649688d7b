import { summaryHeight } from "@/components/project-summary/summary-size";
import { SummarySkeleton } from "@/components/project-summary/summary-skeleton";

/** A skeleton of three cards. */
export function DashboardSkeleton() {
  return <SummarySkeleton height={summaryHeight} rows={3} />;
}
