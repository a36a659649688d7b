import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";

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
