import { useGuide } from "./use-guide";
import { shownSteps } from "@/components/project-model/guide";
import { Skeleton } from "@/components/ui/display/skeleton";

/** A skeleton of the guide, step by step of the same height. */
export function GuideSkeleton() {
  const guide = useGuide();
  if (!guide) return null;
  return (
    <div className="mx-auto w-full max-w-7xl page-edge pt-4 lg:shrink-0 lg:border-b lg:border-line lg:pb-4">
      <Skeleton className="h-7 w-52" />
      <Skeleton className="mt-2 h-8 lg:h-4" />
      <div className="mt-3.5 grid pl-7.5 max-lg:pb-11 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:pl-0">
        {shownSteps(guide).map(([step, isDone]) => (
          <div key={step} className={isDone ? "h-8" : "h-36"}>
            <Skeleton className="h-5 w-40" />
            {!isDone && <Skeleton className="mt-2 h-4 max-w-80" />}
          </div>
        ))}
      </div>
    </div>
  );
}
