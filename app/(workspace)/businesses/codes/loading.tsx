import { LoadingRegion } from "@/components/shell/loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";

export default function Loading() {
  return (
    <LoadingRegion className="mx-auto max-w-5xl page-edge pt-6 pb-16 lg:pt-9">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-5 h-8 w-56" />
      <Skeleton className="mt-3 h-5 w-72 max-w-full" />
      <Skeleton className="mt-5 h-12 w-full sm:w-36" />
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </LoadingRegion>
  );
}
