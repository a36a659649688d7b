import MessageCircle from "lucide-react/icons/message-circle";
import { MAX } from "@/lib/limits";
import type { CommentContent } from "@/lib/outbox/kinds/comment";
import type { CommentView } from "@/lib/updates/view";
import type { KindView } from "../kind-view";

export const commentView: KindView<CommentContent> = {
  icon: () => MessageCircle,
  title: ({ text }, { t }) => t("quoted", { text }),
  text: ({ text }) => text,
  maxLength: MAX.comment,
  refused: "refused",
  failed: "commentFailed",
  arrival: "commented",
  arrived: ({ taskId, subtaskId }, { written: { projectId } }, answer, apply) => {
    const comment = answer as CommentView | null;
    const entityId = comment?.id ?? "";
    apply({ type: "comment.posted", projectId, entityId, taskId, subtaskId }, comment ?? undefined);
  },
};
