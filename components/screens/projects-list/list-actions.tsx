"use client";

import Plus from "lucide-react/icons/plus";
import Sparkles from "lucide-react/icons/sparkles";
import { useTranslations } from "next-intl";
import { useKickoff } from "@/components/kickoff/use-kickoff";
import { useNewProject } from "@/components/project-model/use-new-project";
import { Button } from "@/components/ui/input/button";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

const ICON = "size-5";
const WIDE =
  "max-lg:min-h-14 max-lg:min-w-0 max-lg:grow max-lg:basis-[8rem] max-lg:rounded-card max-lg:px-2 max-lg:text-[0.9375rem] lg:min-h-11";

/** The two buttons for a new project, in the dock on phones. Without a business, both first ask for a business name. */
export function ListActions() {
  const t = useTranslations("projects");
  const { loading, hasBusiness } = useNewProject();
  const kickoff = useKickoff();
  const kickoffLabel = (
    <>
      <Sparkles aria-hidden className={ICON} />
      {t("kickoffButton")}
    </>
  );
  const newProjectLabel = (
    <>
      <Plus aria-hidden className={ICON} />
      {t("newProject")}
    </>
  );
  return (
    <div className="flex flex-wrap gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:flex-nowrap lg:gap-3">
      {loading || hasBusiness ? (
        <Button
          variant="soft"
          disabled={loading}
          className={WIDE}
          onPointerEnter={kickoff.preload}
          onClick={kickoff.open}
        >
          {kickoffLabel}
        </Button>
      ) : (
        <Link href={paths.newProject()} className={cn(buttonVariants({ variant: "soft" }), WIDE)}>
          {kickoffLabel}
        </Link>
      )}
      {loading ? (
        <Button variant="soft" disabled className={WIDE}>
          {newProjectLabel}
        </Button>
      ) : (
        <Link
          href={paths.newProject()}
          className={cn(buttonVariants({ variant: hasBusiness ? "primary" : "soft" }), WIDE)}
        >
          {newProjectLabel}
        </Link>
      )}
      {kickoff.dialog}
    </div>
  );
}
