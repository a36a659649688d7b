import { getTranslations } from "next-intl/server";
import { Skeleton } from "@/components/ui/display/skeleton";

export default async function Loading() {
  const t = await getTranslations("common");
  return (
    <div role="status" className="mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-9">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-7.5 w-44 lg:h-9" />
      <Skeleton className="mt-2 h-5 w-64" />
      <div className="mt-16 grid items-start gap-x-10 gap-y-7 lg:mt-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  );
}
