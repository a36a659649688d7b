"use client";

import Plus from "lucide-react/icons/plus";
import Sparkles from "lucide-react/icons/sparkles";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useNewProject } from "@/components/project-model/use-new-project";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";

const ICON = "size-5";
const WIDE = "flex-1 whitespace-nowrap px-3 lg:flex-none lg:px-5";

/** The two buttons for a new project; without a business both lead to creating one, in orange (workspace.txt 2). */
export function ListActions() {
  const t = useTranslations("projects");
  const { loading, hasBusiness, upgrade, kickoff } = useNewProject();
  const blocked = !loading && !hasBusiness;
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        variant={blocked ? "primary" : "secondary"}
        disabled={loading}
        className={WIDE}
        onClick={blocked ? upgrade : kickoff}
      >
        <Sparkles aria-hidden className={ICON} />
        {t("kickoffButton")}
      </Button>
      {hasBusiness ? (
        <Link href={paths.newProject()} className={cn(buttonVariants(), WIDE)}>
          <Plus aria-hidden className={ICON} />
          {t("newProject")}
        </Link>
      ) : (
        <Button disabled={loading} className={WIDE} onClick={upgrade}>
          <Plus aria-hidden className={ICON} />
          {t("newProject")}
        </Button>
      )}
    </div>
  );
}
