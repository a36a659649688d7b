import MessageCircle from "lucide-react/icons/message-circle";
import type { KindView } from "./kind-view";
import type { CommentContent } from "@/lib/browser/outbox/kinds/comment";
import { MAX } from "@/lib/shared/limits";
import type { CommentView } from "@/lib/updates/view";

export const commentView: KindView<CommentContent, CommentView> = {
  icon: () => MessageCircle,
  title: ({ content: { text } }, { t }) => t("quoted", { text }),
  text: ({ text }) => text,
  maxLength: MAX.comment,
  refused: "refused",
  failed: "commentFailed",
  sentToast: "commented",
  onSent: ({ taskId, subtaskId }, { written: { projectId } }, comment, apply) => {
    const entityId = comment?.id ?? "";
    apply({ type: "comment.posted", projectId, entityId, taskId, subtaskId }, comment ?? undefined);
  },
};
