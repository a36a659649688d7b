import { getTranslations } from "next-intl/server";
import { ListSkeleton } from "@/components/screens/projects-list/list-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

export default async function Loading() {
  const t = await getTranslations("common");
  return (
    <div role="status" className="mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-9">
      <span className="sr-only">{t("loading")}</span>
      <div className="mb-5 flex flex-col gap-4.5 lg:mb-7 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <Skeleton className="h-7.5 w-32 lg:h-9" />
          <Skeleton className="mt-2 h-5 w-72 max-w-full" />
        </div>
        <div className="flex gap-2.5">
          <Skeleton className="h-12 flex-1 rounded-button lg:w-52" />
          <Skeleton className="h-12 flex-1 rounded-button lg:w-40" />
        </div>
      </div>
      <div className="mb-5 flex flex-col gap-3 lg:flex-row lg:justify-between">
        <Skeleton className="h-13 rounded-button lg:w-110" />
        <Skeleton className="h-12 rounded-button lg:w-80" />
      </div>
      <ListSkeleton />
    </div>
  );
}
