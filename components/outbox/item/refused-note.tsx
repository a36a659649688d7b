import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

/** A link to the refused items, with reasons and actions. */
export function RefusedNote() {
  const t = useTranslations("outbox");
  return (
    <ButtonLink href={paths.waiting()} variant="link" size="sm" className="px-0">
      {t("seeWhy")}
    </ButtonLink>
  );
}
