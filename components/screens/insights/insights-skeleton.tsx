import { LoadingRegion } from "@/components/shell/loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";

/** The whole page while it loads. */
export function InsightsLoading() {
  return (
    <div className="mx-auto max-w-7xl page-edge pt-3 pb-16 lg:pt-6">
      <Skeleton className="my-3.5 h-5 w-40" />
      <Skeleton className="mb-4 h-9 w-44" />
      <InsightsSkeleton />
    </div>
  );
}

/** In place of figures and parts while they load. */
export function InsightsSkeleton() {
  return (
    <LoadingRegion>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[0, 1, 2, 3].map((figure) => (
          <Skeleton key={figure} className="h-27 rounded-card" />
        ))}
      </div>
      <div className="mt-3 grid items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton className="h-76 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </LoadingRegion>
  );
}
