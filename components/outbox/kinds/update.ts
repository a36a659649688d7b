import MessageSquare from "lucide-react/icons/message-square";
import type { KindView } from "./kind-view";
import { spokenView } from "./spoken-view";
import type { UpdateContent } from "@/lib/browser/outbox/kinds/update";
import { MAX } from "@/lib/shared/limits";
import type { UpdateView } from "@/lib/updates/view";

export const updateView: KindView<UpdateContent, UpdateView> = {
  ...spokenView<UpdateContent>(MessageSquare),
  maxLength: MAX.update,
  refused: "refused",
  failed: "postFailed",
  onSent: ({ taskId, subtaskId }, { written: { projectId }, capturedAt }, received, apply) => {
    // The page showed this time while the update waited.
    const update = received && { ...received, capturedAt: received.capturedAt ?? capturedAt };
    const place = { taskId: update?.taskId ?? taskId, subtaskId: update?.subtaskId ?? subtaskId };
    apply({ type: "update.posted", projectId, entityId: update?.id ?? "", ...place }, update ?? undefined);
  },
};
