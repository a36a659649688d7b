import { getTranslations } from "next-intl/server";
import { Skeleton } from "@/components/ui/display/skeleton";

export default async function Loading() {
  const t = await getTranslations("common");
  return (
    <div role="status" className="mx-auto max-w-5xl page-edge pt-6 pb-16 lg:pt-9">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-5 h-8 w-56" />
      <Skeleton className="mt-3 h-5 w-72 max-w-full" />
      <Skeleton className="mt-5 h-12 w-full sm:w-36" />
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
