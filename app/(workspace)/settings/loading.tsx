import { LoadingRegion } from "@/components/shell/loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";

export default function Loading() {
  return (
    <LoadingRegion className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 page-edge pt-5 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-9">
      <div className="max-w-2xl">
        <Skeleton className="h-7.5 w-52 lg:h-9" />
        <Skeleton className="mt-17 h-7 w-32" />
        <Skeleton className="mt-3 h-5 w-full" />
        <Skeleton className="mt-11 h-12 w-full rounded-button" />
        <Skeleton className="mt-12 h-12 w-full rounded-button" />
        <Skeleton className="mt-12 h-12 w-40 rounded-button" />
        <Skeleton className="mt-17 h-7 w-32" />
        <Skeleton className="mt-12 h-12 w-full rounded-button" />
        <Skeleton className="mt-12 h-12 w-full rounded-button" />
      </div>
      <div className="grid content-start gap-8 pt-9">
        <Skeleton className="h-54 rounded-card" />
        <Skeleton className="mt-5 h-40 rounded-card" />
      </div>
    </LoadingRegion>
  );
}
