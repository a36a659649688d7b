import { ListSkeleton } from "@/components/screens/projects-list/list-skeleton";
import { LoadingRegion } from "@/components/shell/loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";

export default function Loading() {
  return (
    <LoadingRegion className="mx-auto max-w-7xl page-edge pt-4 pb-[8rem] lg:pt-7 lg:pb-16">
      <div className="mb-3 lg:mb-4.5 lg:flex lg:flex-row lg:items-center lg:justify-between">
        <div>
          <Skeleton className="h-7.5 w-32 lg:h-9.25" />
          <Skeleton className="mt-2 h-5 w-72 max-w-full" />
        </div>
        <div className="hidden gap-3 lg:flex">
          <Skeleton className="h-11 w-52 rounded-button" />
          <Skeleton className="h-11 w-40 rounded-button" />
        </div>
      </div>
      <div className="mb-3 flex flex-col-reverse gap-2.5 lg:mb-3.5 lg:flex-row lg:items-center lg:justify-between">
        <Skeleton className="h-13 rounded-button lg:h-12 lg:w-102" />
        <Skeleton className="h-12 rounded-button lg:w-80" />
      </div>
      <ListSkeleton />
    </LoadingRegion>
  );
}
