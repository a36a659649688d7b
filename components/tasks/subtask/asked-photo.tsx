import { Camera } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWorkspace } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";
import type { SubtaskView } from "@/lib/tasks/view";

/** That a subtask asks for a photo, or who took it and when, with a link to the update. */
export function AskedPhoto({ subtask: { askedPhoto } }: { subtask: SubtaskView }) {
  const t = useTranslations("tasks");
  const { id } = useWorkspace().project;
  const format = useFormat();
  return (
    <span className="flex items-center gap-1.5 pb-1.5 text-sm text-muted">
      <Camera aria-hidden className="size-4 shrink-0" />
      {askedPhoto ? (
        <Link
          href={paths.update(id, askedPhoto.updateId)}
          className="relative z-10 min-w-0 wrap-anywhere underline underline-offset-3 hover:text-ink"
        >
          {t("photoBy", { name: askedPhoto.author, time: format.dayTime(askedPhoto.at) })}
        </Link>
      ) : (
        t("asksPhoto")
      )}
    </span>
  );
}
