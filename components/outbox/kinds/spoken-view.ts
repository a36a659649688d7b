import Mic from "lucide-react/icons/mic";
import type { KindView } from "./kind-view";
import { recordingOf } from "@/lib/browser/outbox/items/item";
import { formatDuration } from "@/lib/i18n/duration";

/** What a written or spoken item looks like; `icon` is that of a written one. */
export function spokenView<Content extends { text: string }>(
  icon: ReturnType<KindView<Content, never>["icon"]>,
) {
  return {
    icon: (item) => (recordingOf(item) ? Mic : icon),
    title: (item, { t }) => {
      const { text } = item.content;
      if (text) return t("quoted", { text });
      const durationMs = recordingOf(item)?.measured.durationMs;
      return durationMs ? t("voiceFor", { length: formatDuration(durationMs / 1000) }) : t("voice");
    },
    text: ({ text }) => text || null,
  } satisfies Partial<KindView<Content, never>>;
}
