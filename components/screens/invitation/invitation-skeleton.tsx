import { getTranslations } from "next-intl/server";
import { Skeleton } from "@/components/ui/skeleton";

/** An invitation to come, in the size of its head and facts. */
export async function InvitationSkeleton() {
  const t = await getTranslations("common");
  return (
    <div role="status">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-7.5 w-96 max-w-full lg:h-9" />
      <Skeleton className="mt-2 h-7 w-72 max-w-full" />
      <div className="mt-7 grid items-start gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-96 rounded-card sm:h-80" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </div>
  );
}
