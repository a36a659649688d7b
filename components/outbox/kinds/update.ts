import MessageSquare from "lucide-react/icons/message-square";
import Mic from "lucide-react/icons/mic";
import type { KindView } from "./kind-view";
import { recordingOf } from "@/lib/browser/outbox/items/item";
import type { UpdateContent } from "@/lib/browser/outbox/kinds/update";
import { formatDuration } from "@/lib/i18n/duration";
import { MAX } from "@/lib/shared/limits";
import type { UpdateView } from "@/lib/updates/view";

export const updateView: KindView<UpdateContent, UpdateView> = {
  icon: (item) => (recordingOf(item) ? Mic : MessageSquare),
  title: (item, { t }) => {
    const { text } = item.content;
    if (text) return t("quoted", { text });
    const durationMs = recordingOf(item)?.measured.durationMs;
    return durationMs ? t("voiceFor", { length: formatDuration(durationMs / 1000) }) : t("voice");
  },
  text: ({ text }) => text || null,
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
