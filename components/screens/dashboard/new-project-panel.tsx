import { FolderPlus, Sparkles } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/overlay/dropdown-menu";
import { paths } from "@/lib/shared/paths/paths";

interface NewProjectPanelProps {
  trigger: MenuTrigger;
  onKickoff: () => void;
}

/** The open menu, which replaces its button. */
export default function NewProjectPanel({ trigger, onKickoff }: NewProjectPanelProps) {
  const t = useTranslations("projects");
  return (
    <DropdownMenu trigger={trigger} align="start" className="min-w-64">
      <DropdownMenuItem icon={FolderPlus} href={paths.newProject()}>
        {t("blankProject")}
      </DropdownMenuItem>
      <DropdownMenuItem icon={Sparkles} onSelect={onKickoff}>
        <span className="text-left">
          {t("kickoff")}
          <span className="block text-sm text-muted">{t("kickoffHint")}</span>
        </span>
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
