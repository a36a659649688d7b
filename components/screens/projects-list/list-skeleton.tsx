import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** Grid of the projects list. */
export const listGrid = "grid gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3";

/** A skeleton of six cards (workspace.txt 9). */
export function ListSkeleton() {
  return (
    <div className={listGrid}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Card key={index}>
          <div className="flex justify-between gap-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-7 w-22" />
          </div>
          <Skeleton className="mt-2 h-5 w-11/12" />
          <Skeleton className="mt-2 h-5 w-3/5" />
          <Skeleton className="mt-4 h-4 w-2/3" />
          <Skeleton className="mt-5 h-5 w-28" />
        </Card>
      ))}
    </div>
  );
}
