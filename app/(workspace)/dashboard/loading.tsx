import { DashboardSkeleton } from "@/components/screens/dashboard/dashboard-skeleton";
import { LoadingRegion } from "@/components/shell/loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";

export default function Loading() {
  return (
    <LoadingRegion className="mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-9">
      <div className="flex flex-col gap-4.5 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <Skeleton className="h-7.5 w-64 lg:h-9" />
          <Skeleton className="mt-2 h-5 w-72" />
        </div>
        <div className="flex gap-2.5">
          <Skeleton className="h-12 flex-1 rounded-button lg:w-40" />
          <Skeleton className="h-12 flex-1 rounded-button lg:w-40" />
        </div>
      </div>
      <Skeleton className="mt-9 mb-4.5 h-6 w-36 lg:mt-11.5" />
      <DashboardSkeleton />
    </LoadingRegion>
  );
}
