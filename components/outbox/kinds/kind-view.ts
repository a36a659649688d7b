import type { LucideIcon } from "lucide-react";
import type { useTranslations } from "next-intl";
import type { ApplyEvent } from "@/components/project-model/use-apply-event";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import type { Format } from "@/lib/i18n/format";

export interface KindTexts {
  t: ReturnType<typeof useTranslations<"outbox">>;
  format: Format;
}

/** How items of one kind look, and what they change on the page once sent. */
export interface KindView<Content, Answer> {
  icon: (item: OutboxItem<Content>) => LucideIcon;
  title: (item: OutboxItem<Content>, texts: KindTexts) => string;
  /** The text that the person can copy and edit; null if there is none. */
  text: (content: Content) => string | null;
  /** The longest text, in UTF-16 units. */
  maxLength: number;
  /** Key in `outbox.states` of a refused item's state. */
  refused: "refused" | "refusedDone" | "refusedMessage";
  /** Key in `outbox` of the toast for a refused item. */
  failed: "postFailed" | "commentFailed" | "completeFailed" | "messageFailed";
  /** Key in `outbox` of the toast for a sent item; absent if the project's page shows that it was sent. */
  sentToast?: "completed" | "commented";
  /** Applies a sent item to the cache. `answer` is null if an earlier attempt had arrived without a response. */
  onSent: (content: Content, item: OutboxItem, answer: Answer | null, apply: ApplyEvent) => void;
}
