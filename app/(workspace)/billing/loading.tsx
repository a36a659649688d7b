import { getTranslations } from "next-intl/server";
import { Skeleton } from "@/components/ui/display/skeleton";

export default async function Loading() {
  const t = await getTranslations("common");
  return (
    <div role="status" className="mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-6.5">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-7.5 w-48 lg:h-9" />
      <Skeleton className="mt-2 h-5 w-64" />
      <div className="mt-5 grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(21rem,1fr))]">
        <Skeleton className="h-145 rounded-card" />
        <Skeleton className="hidden h-145 rounded-card sm:block" />
      </div>
    </div>
  );
}
