import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useKickoff } from "@/components/kickoff/use-kickoff";
import { useNewProject } from "@/components/project-model/use-new-project";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

const NewProjectPanel = onDemand(() => import("./new-project-panel"));

interface NewProjectMenuProps {
  variant?: "primary" | "secondary" | "soft";
  className?: string;
  onPress?: () => void;
}

/** The dashboard's menu for a new project, blank or from a kickoff; without a business, it first asks for a business name. */
export function NewProjectMenu({ variant = "primary", className, onPress }: NewProjectMenuProps) {
  const t = useTranslations("projects");
  const { loading, hasBusiness } = useNewProject();
  const kickoff = useKickoff();
  const look = cn(buttonVariants({ variant }), className);
  const content = (
    <>
      <Plus aria-hidden className="size-5" />
      {t("newProject")}
    </>
  );
  if (loading)
    return (
      <Button variant={variant} disabled {...(className && { className })}>
        {content}
      </Button>
    );
  if (!hasBusiness)
    return (
      <Link href={paths.newProject()} className={look} {...(onPress && { onClick: onPress })}>
        {content}
      </Link>
    );
  const trigger: MenuTrigger = { className: look, children: content };
  return (
    <>
      <MenuOnDemand menu={NewProjectPanel} trigger={trigger} props={{ onKickoff: kickoff.open }} />
      {kickoff.dialog}
    </>
  );
}
