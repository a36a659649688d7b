import {
  Camera,
  ClipboardList,
  Clock,
  FileText,
  MessageSquare,
  Mic,
  SquareCheck,
  TriangleAlert,
  Users,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Link } from "@/components/ui/text/link";
import { askForDialog } from "@/lib/browser/page/asked-dialog";
import { formatDuration } from "@/lib/i18n/duration";
import { addressOf } from "@/lib/notifications/shared/address";
import type { NotificationKind } from "@/lib/notifications/shared/kinds";
import type { NotificationView } from "@/lib/notifications/view";

import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

interface NotificationRowProps {
  notification: NotificationView;
  /** Marks it as read. */
  onPress: () => void;
  onLeave: () => void;
}

/** A line that leads to what it tells of; unread in bold, with a dot that marks it as read. */
export function NotificationRow({ notification, onPress, onLeave }: NotificationRowProps) {
  const t = useTranslations("notifications");
  const format = useFormat();
  const { createdAt, readAt, excerpt, language, count, subject } = notification;
  const isUnread = readAt === null;
  const isQuoted = count === 1 && excerpt !== "" && ["update", "comment", "message"].includes(subject.type);
  const title = useTitle(notification);
  return (
    <li className="relative flex items-start gap-3 py-3">
      <Tile notification={notification} />
      <div className="min-w-0 flex-1 leading-snug wrap-anywhere">
        <Link
          href={hrefOf(notification)}
          className={cn("after:absolute after:inset-0 after:rounded-button", isUnread && "font-strong")}
          onClick={() => {
            onPress();
            openDialogOf(notification);
            onLeave();
          }}
        >
          {isUnread && <span className="sr-only">{t("isUnread")}: </span>}
          {title}
        </Link>
        <p className="text-sm text-muted">
          <Place notification={notification} />
        </p>
        {isQuoted && (
          <p lang={language ?? undefined} className="mt-0.5 line-clamp-2 text-sm">{`“${excerpt}”`}</p>
        )}
      </div>
      <TimeText dateTime={createdAt} className="shrink-0 text-sm leading-snug text-muted">
        {format.time(createdAt)}
      </TimeText>
      {isUnread ? (
        <button
          type="button"
          className="relative z-10 -my-3.5 -mr-3 -ml-4.5 grid size-12 shrink-0 place-items-center pl-1"
          onClick={onPress}
        >
          <span aria-hidden className="size-2.5 rounded-full border-[1.5px] border-ink bg-accent" />
          <span className="sr-only">{`${t("markRead")}: ${title}`}</span>
        </button>
      ) : (
        <span aria-hidden className="-ml-0.5 w-2.5 shrink-0" />
      )}
    </li>
  );
}

function useTitle({
  kind,
  asks,
  actor,
  business,
  project,
  subject,
  excerpt,
  count,
  recordingMs,
  photoCount,
}: NotificationView): string {
  const t = useTranslations("notifications");
  const who = { actor: actor?.name ?? business?.name ?? project?.name ?? "", count };
  switch (kind) {
    case "update.posted":
      if (count === 1 && recordingMs !== null)
        return recordingMs === 0
          ? t("voice", who)
          : t("voiceOf", { ...who, length: formatDuration(recordingMs / 1000) });
      return count === 1 && photoCount > 0 ? t("photos", { ...who, count: photoCount }) : t("updates", who);
    case "comment.posted":
      return t("comments", who);
    case "mention":
      if (asks) return t(count === 1 && subject.type === "comment" ? "asksInComment" : "asks", who);
      return t("mentions", who);
    case "message.direct":
      return t("messages", who);
    case "assignment":
      return t("assignments", { ...who, name: excerpt });
    case "subtask.completed":
      return t("completed", { ...who, name: excerpt });
    case "member.joined":
      return t("joined", who);
    case "admin.added":
      return actor ? t("adminAdded", who) : t("becameAdmin");
    case "trial.ending":
      return t("trialEnding", { business: business?.name ?? "" });
    case "payment.failed":
      return t("paymentFailed", { business: business?.name ?? "" });
  }
}

function Place({ notification: { kind, project, business, place } }: { notification: NotificationView }) {
  const t = useTranslations("nav");
  if (project) return [project.name, place].filter(Boolean).join(" · ");
  return kind === "admin.added" ? business?.name : t("billing");
}

const BLUE = "bg-blue-soft text-blue";
const ACCENT = "bg-accent-soft text-accent-text";

/** The icon and the colors of each kind. */
const TILES: Record<NotificationKind, [icon: typeof Mic, colors: string]> = {
  "update.posted": [FileText, BLUE],
  "comment.posted": [MessageSquare, BLUE],
  mention: [MessageSquare, ACCENT],
  assignment: [ClipboardList, ACCENT],
  "message.direct": [MessageSquare, ACCENT],
  "subtask.completed": [SquareCheck, "bg-ok-soft text-ok"],
  "admin.added": [Users, BLUE],
  "member.joined": [Users, BLUE],
  "trial.ending": [Clock, ACCENT],
  "payment.failed": [TriangleAlert, "bg-danger-soft text-danger"],
};

function Tile({ notification: { kind, recordingMs, photoCount } }: { notification: NotificationView }) {
  const [PlainIcon, colors] = TILES[kind];
  const isUpdate = kind === "update.posted";
  const Icon = isUpdate && recordingMs !== null ? Mic : isUpdate && photoCount > 0 ? Camera : PlainIcon;
  return (
    <span aria-hidden className={cn("grid size-10 shrink-0 place-items-center rounded-button", colors)}>
      <Icon className="size-5" />
    </span>
  );
}

/** Dialogs open over the project's page, without an address of their own. */
function hrefOf(notification: NotificationView): string {
  const { project, subject } = notification;
  return project && subject.type === "message" ? paths.project(project.id) : addressOf(notification);
}

/** The chat opens at its unread messages; if they were read, at the message itself. */
function openDialogOf({ project, subject, actor, readAt }: NotificationView): void {
  if (!project) return;
  if (subject.type === "message") {
    const chatWith = (subject.recipientId && actor?.id) ?? null;
    askForDialog(project.id, { chatWith, ...(readAt && { messageId: subject.id }) });
  }
  if (subject.type === "member") askForDialog(project.id, { tasksOf: subject.id });
}
