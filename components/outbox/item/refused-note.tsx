import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

/** A link to the refused items, with reasons and actions. */
export function RefusedNote() {
  const t = useTranslations("outbox");
  return (
    <Link href={paths.waiting()} className={cn(buttonVariants({ variant: "link", size: "sm" }), "px-0")}>
      {t("seeWhy")}
    </Link>
  );
}
