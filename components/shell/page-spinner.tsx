import { getTranslations } from "next-intl/server";
import { Spinner } from "@/components/ui/display/spinner";

/** Shown while a page loads: a spinner with a text for screen readers. */
export default async function PageSpinner() {
  const t = await getTranslations("common");
  return (
    <div role="status" className="grid min-h-[50dvh] place-items-center text-muted">
      <span className="sr-only">{t("loading")}</span>
      <Spinner className="size-8" />
    </div>
  );
}
