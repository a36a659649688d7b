import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Skeleton } from "@/components/ui/display/skeleton";

/** Skeletons in place of what is loading, which screen readers hear as such. Also for server components that are not async. */
export function LoadingRegion({ children, ...props }: ComponentProps<"div">) {
  const t = useTranslations("common");
  return (
    <div role="status" {...props}>
      <span className="sr-only">{t("loading")}</span>
      {children}
    </div>
  );
}

/** The same for a list: `count` rows with the classes of one. */
export function LoadingRows({ count, className }: { count: number; className: string }) {
  const rows = Array.from({ length: count }, (_, row) => <Skeleton key={row} className={className} />);
  return <LoadingRegion aria-busy="true">{rows}</LoadingRegion>;
}
