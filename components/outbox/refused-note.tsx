"use client";

import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";

/** A link to the refused items, with reasons and actions. */
export function RefusedNote() {
  const t = useTranslations("outbox");
  return (
    <Link href={paths.waiting()} className={cn(buttonVariants({ variant: "link", size: "sm" }), "px-0")}>
      {t("seeWhy")}
    </Link>
  );
}
