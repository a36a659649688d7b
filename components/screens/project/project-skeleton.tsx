import {
  asideClasses,
  columnsClasses,
  factsClasses,
  headerClasses,
  pageClasses,
  switchClasses,
  titleRowClasses,
} from "./project-layout";
import { LoadingRegion } from "@/components/shell/loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";
import { UpdatesSkeleton } from "@/components/updates/list/updates-skeleton";

/** A skeleton of a project: its header, its columns, the first updates. */
export default function ProjectSkeleton() {
  return (
    <LoadingRegion className={pageClasses}>
      <div className={headerClasses} data-own-bar="">
        <div className={titleRowClasses}>
          <div className="min-w-0 flex-1 max-lg:pl-11">
            <Skeleton className="mb-2 hidden h-5 w-28 lg:block" />
            <Skeleton className="h-6 w-52 lg:h-8 lg:w-96" />
            <Skeleton className="mt-1 hidden h-5 w-72 lg:block" />
          </div>
          <Skeleton className="hidden h-11 w-80 rounded-button lg:block" />
        </div>
        <div className={factsClasses}>
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-2 flex-1" />
        </div>
        <div className={switchClasses}>
          <Skeleton className="h-12 rounded-button" />
        </div>
      </div>
      <div className={columnsClasses}>
        <div className="min-w-0 lg:grid lg:grid-cols-[16.25rem_minmax(0,1fr)] xl:grid-cols-[18.75rem_minmax(0,1fr)]">
          <div className="hidden border-r border-line px-8 pt-4 lg:block">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="mt-5 h-5 w-40" />
            <Skeleton className="mt-5 h-5 w-32" />
          </div>
          <div className="max-lg:pt-3 lg:px-9 lg:pt-4">
            <Skeleton className="mb-4 h-7 w-32" />
            <UpdatesSkeleton />
          </div>
        </div>
        <div className={asideClasses}>
          <div className="px-6 py-4">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="mt-3 h-11 w-28" />
            <Skeleton className="mt-3 h-2" />
          </div>
        </div>
      </div>
    </LoadingRegion>
  );
}
