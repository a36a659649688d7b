import { SummarySkeleton } from "@/components/project-summary/summary-skeleton";

/** A skeleton of three cards (workspace.txt 9). */
export function DashboardSkeleton() {
  return <SummarySkeleton rows={3} />;
}
