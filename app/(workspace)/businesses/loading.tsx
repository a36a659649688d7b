import { LoadingRegion } from "@/components/shell/loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";

export default function Loading() {
  return (
    <LoadingRegion className="mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-9">
      <Skeleton className="h-7.5 w-44 lg:h-9" />
      <Skeleton className="mt-2 h-5 w-64" />
      <div className="mt-16 grid items-start gap-x-10 gap-y-7 lg:mt-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </LoadingRegion>
  );
}
