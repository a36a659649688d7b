import { LoadingRegion } from "@/components/shell/loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";

/** A skeleton in the size of a list of subtasks. */
export function SubtasksSkeleton({ rows }: { rows: number }) {
  return (
    <LoadingRegion aria-busy="true" className="divide-y divide-line border-y border-line lg:border-t-0">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex min-h-13 items-center gap-3 px-4 lg:min-h-11 lg:px-0">
          <Skeleton className="size-6" />
          <Skeleton className="h-4.5 w-36" />
        </div>
      ))}
    </LoadingRegion>
  );
}
