import { Skeleton } from "@/components/ui/display/skeleton";

/** Placeholder for messages that are loading. */
export function MessagesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="grid gap-5 py-2 lg:max-w-180">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
