import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import { useCan } from "@/components/project-model/use-can";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/overlay/dropdown-menu";

interface SubtaskMenuPanelProps {
  trigger: MenuTrigger;
  assigneeCount: number;
  onMembers: () => void;
  onEdit?: () => void;
  onDelete?: () => void;
}

/** The open menu, which replaces its button. */
export default function SubtaskMenuPanel(props: SubtaskMenuPanelProps) {
  const { trigger, assigneeCount, onMembers, onEdit, onDelete } = props;
  const t = useTranslations("tasks");
  const mayAssign = useCan("task:assign");
  return (
    <DropdownMenu trigger={trigger}>
      <DropdownMenuItem className="min-h-12" onSelect={onMembers}>
        <Users aria-hidden />
        {mayAssign ? t("assignPeople", { count: assigneeCount }) : t("members")}
      </DropdownMenuItem>
      {onEdit && (
        <DropdownMenuItem className="min-h-12" onSelect={onEdit}>
          <Pencil aria-hidden />
          {t("edit")}
        </DropdownMenuItem>
      )}
      {onDelete && (
        <DropdownMenuItem className="min-h-12" variant="danger" onSelect={onDelete}>
          <Trash2 aria-hidden />
          {t("deleteSubtask")}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}
