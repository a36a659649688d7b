import { Skeleton } from "@/components/ui/display/skeleton";

/** A skeleton of three folders. */
export function FoldersSkeleton() {
  return (
    <div>
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex min-h-12 items-center gap-3 lg:px-3">
          <Skeleton className="size-5.5" />
          <Skeleton className="h-5 w-40" />
        </div>
      ))}
    </div>
  );
}
