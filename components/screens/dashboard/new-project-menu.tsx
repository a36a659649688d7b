"use client";

import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { useKickoff } from "@/components/kickoff/use-kickoff";
import { useNewProject } from "@/components/project-model/use-new-project";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/utils";

const NewProjectPanel = onDemand(() => import("./new-project-panel"));

interface NewProjectMenuProps {
  variant?: "primary" | "soft";
  className?: string;
}

/** The dashboard's menu for a new project, blank or proposed; without a business it leads to creating one. */
export function NewProjectMenu({ variant = "primary", className }: NewProjectMenuProps) {
  const t = useTranslations("projects");
  const { loading, hasBusiness, upgrade } = useNewProject();
  const kickoff = useKickoff();
  const trigger: MenuTrigger = {
    className: cn(buttonVariants({ variant }), className),
    children: (
      <>
        <Plus aria-hidden className="size-5" />
        {t("newProject")}
      </>
    ),
  };
  if (!hasBusiness) {
    return <Button variant={variant} disabled={loading} onClick={upgrade} {...trigger} />;
  }
  return (
    <>
      <MenuOnDemand popup="menu" trigger={trigger} preload={NewProjectPanel.preload}>
        {(controls) => <NewProjectPanel trigger={trigger} onKickoff={kickoff.open} {...controls} />}
      </MenuOnDemand>
      {kickoff.dialog}
    </>
  );
}
