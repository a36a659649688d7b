"use client";

import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { lazy } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { OnDemand } from "@/components/ui/on-demand";
import { cn } from "@/lib/utils";
import { useNewProject } from "./use-new-project";

const load = () => import("./new-project-panel");
const NewProjectPanel = lazy(load);

/** The dashboard's way to a new project: blank or proposed; without a business it leads to getting one. */
export function NewProjectMenu({ className }: { className?: string }) {
  const t = useTranslations("projects");
  const { loading, hasBusiness, upgrade, kickoff } = useNewProject();
  const look = cn(buttonVariants(), className);
  const face = (
    <>
      <Plus aria-hidden className="size-5" />
      {t("newProject")}
    </>
  );
  if (!hasBusiness) {
    return (
      <Button disabled={loading} className={look} onClick={upgrade}>
        {face}
      </Button>
    );
  }
  return (
    <OnDemand popup="menu" className={look} preload={() => load().catch(() => undefined)} face={face}>
      <NewProjectPanel className={look} face={face} onKickoff={kickoff} />
    </OnDemand>
  );
}
