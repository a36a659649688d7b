import { TEAM_CHANNEL } from "@/lib/chat/limits";
import type { NotificationView } from "@/lib/notifications/view";
import { notificationPaths } from "@/lib/shared/paths/notification-paths";
import { paths } from "@/lib/shared/paths/paths";
import { UNASSIGNED_FOLDER } from "@/lib/updates/limits";

type Told = Pick<NotificationView, "kind" | "project" | "actor" | "subject" | "count">;

/** The address that shows what a notification tells of: the item itself, or the newest of several in their place. */
export function addressOf({ kind, project, actor, subject, count }: Told): string {
  if (!project) return kind === "admin.added" ? paths.businesses() : paths.billing();
  const { type, id, updateId = "", taskId, subtaskId, recipientId } = subject;
  switch (type) {
    case "update":
      if (count === 1) return paths.update(project.id, id);
      return paths.project(project.id, {
        folder: taskId ?? UNASSIGNED_FOLDER,
        subtask: subtaskId,
        update: id,
      });
    case "comment":
      return notificationPaths.comment(project.id, updateId, id);
    case "message":
      return paths.project(project.id, { chat: (recipientId && actor?.id) ?? TEAM_CHANNEL });
    default:
      return paths.project(project.id, { folder: taskId, subtask: subtaskId });
  }
}
