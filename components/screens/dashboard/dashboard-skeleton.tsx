import { SummarySkeleton } from "@/components/project-model/summary-skeleton";

/** A skeleton of three cards (workspace.txt 9). */
export function DashboardSkeleton() {
  return <SummarySkeleton rows={3} />;
}
