import { CircleQuestionMark as CircleHelp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWorkspace } from "@/components/project-model/workspace";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/overlay/dropdown-menu";
import { toast } from "@/components/ui/toast/toast-store";
import { addToOutbox } from "@/lib/browser/outbox/client";

/** What can be made of a message, in place of its menu's button. */
export default function MessageMenuPanel({ text, trigger }: { text: string; trigger: MenuTrigger }) {
  const t = useTranslations("asking");
  const common = useTranslations("common");
  const { project, viewer } = useWorkspace();
  const ask = async () => {
    const written = { projectId: project.id, projectName: project.name, placeName: null };
    const content = { text, taskId: null, subtaskId: null, asks: { toId: null } };
    await addToOutbox(viewer.id, { kind: "update", content, written });
    toast({ title: t("asked"), description: t("askedHint") });
  };
  return (
    <DropdownMenu trigger={trigger}>
      <DropdownMenuItem
        icon={CircleHelp}
        onSelect={() =>
          void ask().catch(() => toast({ title: common("unexpected"), variant: "destructive" }))
        }
      >
        {t("fromChat")}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
