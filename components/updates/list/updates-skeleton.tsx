import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/display/skeleton";

/** As many as fit on a phone. */
const MOST = 5;

interface UpdatesSkeletonProps {
  expected?: number;
  /** What the list will show if there are no updates. */
  empty?: ReactNode;
}

/**
 * A skeleton of as many updates as are expected, or in the size of `empty`. Each pulses as a whole: an animation per line would
 * keep the browser busy while the updates arrive.
 */
export function UpdatesSkeleton({ expected = 3, empty }: UpdatesSkeletonProps) {
  if (expected === 0 && empty)
    return (
      <Skeleton className="rounded-card">
        <div className="invisible">{empty}</div>
      </Skeleton>
    );
  return (
    <div className="relative pl-7.5 before:absolute before:top-1 before:bottom-0 before:left-[9px] before:w-0.5 before:bg-line">
      {Array.from({ length: Math.min(expected, MOST) }, (_, index) => (
        <div key={index} className="animate-pulse-soft pb-5.5 **:animate-none">
          <div className="mb-1.5 flex items-center gap-2.5">
            <Skeleton className="size-9 rounded-full" />
            <div>
              <Skeleton className="h-5 w-40" />
              <Skeleton className="mt-1 h-4 w-24 lg:hidden" />
            </div>
          </div>
          <Skeleton className="h-5 max-w-[54ch]" />
          <Skeleton className="mt-1 h-5 w-3/5 max-w-[36ch]" />
          <Skeleton className="mt-5 h-5 w-24" />
        </div>
      ))}
    </div>
  );
}
