import { SummarySkeleton } from "@/components/project-summary/summary-skeleton";

/** A skeleton of six cards (workspace.txt 9). */
export function ListSkeleton() {
  return <SummarySkeleton rows={6} />;
}
