import { LoadingRegion } from "./loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";
import { cn } from "@/lib/shared/utils";

/**
 * Shown beside an empty `<main>`. When a link is pressed while Next is still prefetching its page, nothing commits until the
 * page's scripts have arrived, not even its loading.tsx (vercel/next.js#98684).
 */
export function PageSkeleton({ className }: { className: string }) {
  return (
    <LoadingRegion className={cn("mx-auto max-w-7xl page-edge pt-4 lg:pt-9", className)}>
      <Skeleton className="h-7 w-52" />
      <Skeleton className="mt-3 h-5 w-72 max-w-full" />
      <Skeleton className="mt-8 h-5 max-w-[54ch]" />
      <Skeleton className="mt-3 h-5 max-w-[48ch]" />
      <Skeleton className="mt-3 h-5 max-w-[36ch]" />
    </LoadingRegion>
  );
}
