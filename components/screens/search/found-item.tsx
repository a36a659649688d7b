import ClipboardList from "lucide-react/icons/clipboard-list";
import FolderClosed from "lucide-react/icons/folder-closed";
import MessageSquare from "lucide-react/icons/message-square";
import MessagesSquare from "lucide-react/icons/messages-square";
import SquareCheck from "lucide-react/icons/square-check";
import { useTranslations } from "next-intl";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Link } from "@/components/ui/text/link";
import { askForDialog } from "@/lib/browser/page/asked-dialog";
import type { FoundView } from "@/lib/search/view";
import { foundParts } from "@/lib/shared/found-parts";
import { notificationPaths } from "@/lib/shared/paths/notification-paths";
import { paths } from "@/lib/shared/paths/paths";

const ICONS = {
  update: ClipboardList,
  comment: MessageSquare,
  message: MessagesSquare,
  task: FolderClosed,
  subtask: SquareCheck,
} satisfies Record<FoundView["type"], unknown>;

interface FoundItemProps {
  found: FoundView;
  q: string;
  /** Whether it says in which project it is. */
  isPlaced: boolean;
}

/** The text around the words found, which are marked, and where it is; leads there. */
export function FoundItem({ found, q, isPlaced }: FoundItemProps) {
  const t = useTranslations("search");
  const format = useFormat();
  const { type, id, projectId, projectName, place, author, excerpt, createdAt, withId = null } = found;
  const Icon = ICONS[type];
  const says = [
    author === null ? t(type) : t("by", { author, type: t(type) }),
    isPlaced ? projectName : null,
    place,
  ];
  return (
    <li>
      <Link
        href={addressOf(found)}
        className="flex gap-3.5 px-4 py-3 hover:bg-sunk"
        {...(type === "message" && {
          onClick: () => askForDialog(projectId, { chatWith: withId, messageId: id }),
        })}
      >
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-3 wrap-anywhere">
            {foundParts(excerpt, q).map((part, at) =>
              part.isFound ? (
                <mark key={at} className="border-0 bg-accent/40">
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </span>
          <span className="mt-0.5 block text-sm wrap-anywhere text-muted">
            {says.filter((one) => one !== null).join(" · ")}
            {" · "}
            <TimeText dateTime={createdAt}>{format.dayTime(createdAt)}</TimeText>
          </span>
        </span>
      </Link>
    </li>
  );
}

function addressOf({ type, id, projectId, updateId, taskId }: FoundView): string {
  if (type === "task") return paths.project(projectId, { folder: id });
  if (type === "subtask") return paths.project(projectId, { folder: taskId, subtask: id });
  if (type === "message") return paths.project(projectId);
  if (type === "comment" && updateId) return notificationPaths.comment(projectId, updateId, id);
  return paths.update(projectId, updateId ?? id);
}
