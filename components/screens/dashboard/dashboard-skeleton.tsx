import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** Grid of the dashboard's cards. */
export const cardGrid = "grid gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3";

/** A skeleton of three cards (workspace.txt 9). */
export function DashboardSkeleton() {
  return (
    <div className={cardGrid}>
      {[0, 1, 2].map((index) => (
        <ProjectCardSkeleton key={index} />
      ))}
    </div>
  );
}

function ProjectCardSkeleton() {
  return (
    <Card>
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="mt-1.5 h-5 w-2/5" />
      <Skeleton className="mt-5 h-2 w-full" />
      <Skeleton className="mt-5 h-4 w-1/2" />
    </Card>
  );
}
