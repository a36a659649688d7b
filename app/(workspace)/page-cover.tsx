import type { ReactNode } from "react";
import { describedHeight, summaryHeight } from "@/components/project-summary/summary-size";
import { SummarySkeleton } from "@/components/project-summary/summary-skeleton";
import { InsightsLoading } from "@/components/screens/insights/insights-skeleton";
import ProjectSkeleton from "@/components/screens/project/project-skeleton";
import { LoadingRegion } from "@/components/shell/loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Spinner } from "@/components/ui/display/spinner";
import { paths, projectPathOf } from "@/lib/shared/paths/paths";

/** Over the page that is left; of the opening of other pages only the bar at the top tells. */
export default function PageCover({ path }: { path: string }) {
  const skeleton = skeletonOf(path);
  if (!skeleton) return null;
  return (
    <div className="fixed inset-0 z-20 animate-appear overflow-hidden bg-bg lg:top-16 print:hidden">
      {skeleton}
    </div>
  );
}

function skeletonOf(path: string): ReactNode {
  if (projectPathOf(path)) return <ProjectSkeleton />;
  if (path.endsWith("/insights")) return belowBar(<InsightsLoading />);
  return belowBar(SKELETONS[path]);
}

/** On phones the bar scrolls away with the page, and none of these has its own. */
function belowBar(skeleton: ReactNode): ReactNode {
  return skeleton && <div className="max-lg:pt-16">{skeleton}</div>;
}

const SKELETONS: Record<string, ReactNode> = {
  [paths.dashboard()]: <DashboardLoading />,
  [paths.projects()]: <ListLoading />,
  [paths.newProject()]: <PageSpinner />,
  [paths.waiting()]: <PageSpinner />,
  [paths.businesses()]: <BusinessesLoading />,
  [paths.billing()]: <BillingLoading />,
  [paths.settings()]: <SettingsLoading />,
};

function DashboardLoading() {
  return (
    <LoadingRegion className="mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-9">
      <div className="flex flex-col gap-4.5 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <Skeleton className="h-7.5 w-64 lg:h-9" />
          <Skeleton className="mt-2 h-5 w-72" />
        </div>
        <div className="flex gap-2.5">
          <Skeleton className="h-12 flex-1 rounded-button lg:w-40" />
          <Skeleton className="h-12 flex-1 rounded-button lg:w-40" />
        </div>
      </div>
      <Skeleton className="mt-9 mb-4.5 h-6 w-36 lg:mt-11.5" />
      <SummarySkeleton height={summaryHeight} rows={3} />
    </LoadingRegion>
  );
}

function ListLoading() {
  return (
    <LoadingRegion className="mx-auto max-w-7xl page-edge pt-4 pb-[8rem] lg:pt-7 lg:pb-16">
      <div className="mb-3 lg:mb-4.5 lg:flex lg:flex-row lg:items-center lg:justify-between">
        <div>
          <Skeleton className="h-7.5 w-32 lg:h-9.25" />
          <Skeleton className="mt-2 h-5 w-72 max-w-full" />
        </div>
        <div className="hidden gap-3 lg:flex">
          <Skeleton className="h-11 w-52 rounded-button" />
          <Skeleton className="h-11 w-40 rounded-button" />
        </div>
      </div>
      <div className="mb-3 flex flex-col-reverse gap-2.5 lg:mb-3.5 lg:flex-row lg:items-center lg:justify-between">
        <Skeleton className="h-13 rounded-button lg:h-12 lg:w-102" />
        <Skeleton className="h-12 rounded-button lg:w-80" />
      </div>
      <SummarySkeleton height={describedHeight} rows={6} />
    </LoadingRegion>
  );
}

function BusinessesLoading() {
  return (
    <LoadingRegion className="mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-9">
      <Skeleton className="h-7.5 w-44 lg:h-9" />
      <Skeleton className="mt-2 h-5 w-64" />
      <div className="mt-16 grid items-start gap-x-10 gap-y-7 lg:mt-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </LoadingRegion>
  );
}

function BillingLoading() {
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

function SettingsLoading() {
  return (
    <LoadingRegion className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 page-edge pt-5 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-9">
      <div className="max-w-2xl">
        <Skeleton className="h-7.5 w-52 lg:h-9" />
        <Skeleton className="mt-17 h-7 w-32" />
        <Skeleton className="mt-3 h-5 w-full" />
        <Skeleton className="mt-11 h-12 w-full rounded-button" />
        <Skeleton className="mt-12 h-12 w-full rounded-button" />
        <Skeleton className="mt-12 h-12 w-40 rounded-button" />
        <Skeleton className="mt-17 h-7 w-32" />
        <Skeleton className="mt-12 h-12 w-full rounded-button" />
        <Skeleton className="mt-12 h-12 w-full rounded-button" />
      </div>
      <div className="grid content-start gap-8 pt-9">
        <Skeleton className="h-54 rounded-card" />
        <Skeleton className="mt-5 h-40 rounded-card" />
      </div>
    </LoadingRegion>
  );
}

function PageSpinner() {
  return (
    <LoadingRegion className="grid min-h-[50dvh] place-items-center text-muted">
      <Spinner className="size-8" />
    </LoadingRegion>
  );
}
