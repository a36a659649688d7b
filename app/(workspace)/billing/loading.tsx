import { LoadingRegion } from "@/components/shell/loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";

export default function Loading() {
  return (
    <LoadingRegion className="mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-6.5">
      <Skeleton className="h-7.5 w-48 lg:h-9" />
      <Skeleton className="mt-2 h-5 w-64" />
      <div className="mt-5 grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(21rem,1fr))]">
        <Skeleton className="h-145 rounded-card" />
        <Skeleton className="hidden h-145 rounded-card sm:block" />
      </div>
    </LoadingRegion>
  );
}
