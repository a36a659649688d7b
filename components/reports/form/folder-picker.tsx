import type { UseQueryResult } from "@tanstack/react-query";
import Folder from "lucide-react/icons/folder";
import Inbox from "lucide-react/icons/inbox";
import { useTranslations } from "next-intl";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import type { ReportFoldersView, ReportFolderView } from "@/lib/reports/view";
import { cn } from "@/lib/shared/utils";

interface FolderPickerProps {
  query: UseQueryResult<ReportFoldersView>;
  chosen: readonly string[];
  onChoose: (choice: { folders: string[] }) => void;
}

/** The folders with their counts; the updates without a task first. */
export function FolderPicker({ query, chosen, onChoose }: FolderPickerProps) {
  const t = useTranslations("report");
  const { data, isError, isPlaceholderData } = query;
  const ids = data?.folders.map(({ id }) => id) ?? [];
  const isAll = ids.length > 0 && ids.every((id) => chosen.includes(id));
  return (
    <section aria-labelledby="report-folders">
      <div className="flex items-center justify-between border-b border-line pb-1">
        <h3 id="report-folders" className="title-section">
          {t("folders")}
        </h3>
        <Button
          variant="link"
          size="sm"
          className="px-0 no-underline"
          disabled={ids.length === 0}
          onClick={() => onChoose({ folders: isAll ? [] : ids })}
        >
          {isAll ? t("deselectAll") : t("selectAll")}
        </Button>
      </div>
      <LoadFailure of={query} />
      {!data && !isError && <Loading />}
      <ul className={cn(isPlaceholderData && "opacity-60")} aria-busy={isPlaceholderData}>
        {data?.folders.map((folder) => (
          <FolderRow
            key={folder.id}
            folder={folder}
            isChosen={chosen.includes(folder.id)}
            onToggle={() => {
              const { id } = folder;
              onChoose({
                folders: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
              });
            }}
          />
        ))}
      </ul>
      {data?.folders.length === 1 && <p className="py-3 text-muted">{t("noTasks")}</p>}
    </section>
  );
}

interface FolderRowProps {
  folder: ReportFolderView;
  isChosen: boolean;
  onToggle: () => void;
}

function FolderRow({ folder: { name, updateCount }, isChosen, onToggle }: FolderRowProps) {
  const t = useTranslations("report");
  const Icon = name === null ? Inbox : Folder;
  return (
    <li className="border-b border-line">
      <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5">
        <Checkbox checked={isChosen} onChange={onToggle} />
        <Icon aria-hidden className="size-5 shrink-0 text-muted" />
        <span className={cn("min-w-0 flex-1 wrap-anywhere", isChosen && "font-strong")}>
          {name ?? t("unorganized")}
        </span>
        <span className="shrink-0 text-sm text-muted">{t("updateCount", { count: updateCount })}</span>
      </label>
    </li>
  );
}

function Loading() {
  return [1, 2, 3].map((row) => (
    <div key={row} className="flex h-14 items-center gap-3 border-b border-line">
      <Skeleton className="size-5.5" />
      <Skeleton className="h-4 w-40" />
    </div>
  ));
}
