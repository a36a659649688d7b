import { Skeleton } from "@/components/ui/skeleton";
import { UpdatesSkeleton } from "@/components/updates/updates-skeleton";

/** A skeleton of a project: header and first updates. */
export function ProjectSkeleton() {
  return (
    <div className="mx-auto max-w-7xl page-edge pt-1 pb-32 lg:pt-3">
      <Skeleton className="my-3.5 h-5 w-28" />
      <div className="lg:flex lg:items-end lg:justify-between">
        <div>
          <Skeleton className="h-7.5 w-64 lg:h-9 lg:w-96" />
          <Skeleton className="mt-2 h-5 w-72 max-w-full" />
        </div>
        <Skeleton className="hidden h-11 w-80 rounded-button lg:block" />
      </div>
      <div className="lg:hidden">
        <div className="my-2.5 flex gap-2">
          <Skeleton className="h-7 w-22" />
          <Skeleton className="h-7 w-28" />
        </div>
        <Skeleton className="h-2" />
      </div>
      <div className="mt-4.5 lg:mt-6.5 lg:grid lg:grid-cols-[minmax(0,1fr)_260px] lg:gap-9">
        <div>
          <Skeleton className="mb-4 h-7 w-32" />
          <UpdatesSkeleton />
        </div>
        <div className="hidden lg:block">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="mt-3 h-11 w-28" />
          <Skeleton className="mt-3 h-2" />
        </div>
      </div>
    </div>
  );
}
