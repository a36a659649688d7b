import Folder from "lucide-react/icons/folder";
import { useTranslations } from "next-intl";
import { useWorkspace } from "@/components/project-model/workspace";
import { usePlaceName } from "@/components/translation/use-place-name";
import { UNASSIGNED_FOLDER } from "@/lib/updates/limits";
import type { UpdateView } from "@/lib/updates/view";

/** The name of an update's task or subtask; opens it. */
export function PlaceChip({ update }: { update: UpdateView }) {
  const t = useTranslations();
  const { openFolder } = useWorkspace();
  const { taskId, subtaskId } = update;
  const name = usePlaceName()(update) ?? t("tasks.unassigned");
  return (
    <button
      type="button"
      className="relative inline-flex h-6 max-w-full min-w-0 items-center gap-1.5 rounded-[7px] bg-sunk px-2 text-[0.8125rem] font-strong text-muted after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:text-ink"
      onClick={() => openFolder(taskId ?? UNASSIGNED_FOLDER, subtaskId ?? undefined)}
    >
      <Folder aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">{t("updates.openPlace", { name })}</span>
      <span aria-hidden className="truncate">
        {name}
      </span>
    </button>
  );
}
