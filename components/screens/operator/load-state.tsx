import { type ReactNode, useRef } from "react";
import { LoadingRegion } from "@/components/shell/loading-region";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Spinner } from "@/components/ui/display/spinner";
import { useKeepFocus } from "@/components/tasks/use-keep-focus";

interface LoadedProps<T> {
  query: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** What failed to load, such as "Failed to fetch users". */
  failed: string;
  /** Shown while loading, in the size of the result. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A query's result, which keeps the focus when its row is gone; a skeleton while it loads, or the error with a retry button. */
export function Loaded<T>({ query, failed, skeleton, children }: LoadedProps<T>) {
  const { data, error, isFetching } = query;
  const result = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(result);
  if (error && !isFetching) return <LoadFailure of={query} title={failed} />;
  if (data === undefined)
    return (
      <LoadingRegion aria-busy="true">
        {skeleton ?? [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} className="mb-2 h-13" />)}
      </LoadingRegion>
    );
  return (
    <div ref={result} {...keepFocus}>
      {children(data)}
    </div>
  );
}

/** A spinner with a text for screen readers. */
export function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="text-muted">
      <span className="sr-only">{label}</span>
      <Spinner className="size-8" />
    </div>
  );
}
