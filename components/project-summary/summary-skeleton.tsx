import { type describedHeight, type summaryHeight, summaryList } from "./summary-size";
import { Card } from "@/components/ui/display/card";
import { Skeleton } from "@/components/ui/display/skeleton";
import { cn } from "@/lib/shared/utils";

interface SummarySkeletonProps {
  rows: number;
  height: typeof summaryHeight | typeof describedHeight;
}

/** Skeletons in the size of project rows. */
export function SummarySkeleton({ rows, height }: SummarySkeletonProps) {
  return (
    <div className={summaryList}>
      {Array.from({ length: rows }, (_, index) => (
        <Card key={index} className={cn("grid content-center gap-2.5 py-2", height)}>
          <Skeleton className="h-5 w-3/5 lg:w-64" />
          <Skeleton className="h-4 w-11/12 lg:w-3/5" />
        </Card>
      ))}
    </div>
  );
}
