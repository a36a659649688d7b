import type { LucideIcon } from "lucide-react";
import type { useTranslations } from "next-intl";
import type { ApplyEvent } from "@/components/project-model/use-apply-event";
import type { Format } from "@/lib/i18n/format";
import type { OutboxItem } from "@/lib/outbox/item";
import type { Measured } from "@/lib/outbox/measured";

export interface KindTexts {
  t: ReturnType<typeof useTranslations<"outbox">>;
  format: Format;
}

/** How the items of one kind look, and what their arrival changes on the page. */
export interface KindView<Content> {
  icon: (content: Content) => LucideIcon;
  title: (content: Content, texts: KindTexts) => string;
  /** What the person can copy and edit; null when there is nothing. */
  text: (content: Content) => string | null;
  /** What the phone measured of its recording; for kinds that may have one. */
  measured?: (content: Content) => Partial<Measured>;
  /** The longest text, in UTF-16 units. */
  maxLength: number;
  /** The key of `outbox.states` that says that the server refused it. */
  refused: "refused" | "refusedDone" | "refusedMessage";
  /** The key of `outbox` that says so when it is refused. */
  failed: "postFailed" | "commentFailed" | "completeFailed" | "messageFailed";
  /** The key of `outbox` that says that it has arrived; without it, its project's page does. */
  arrival?: "completed" | "commented";
  /** `answer` is null when the server had it already and did not tell. */
  arrived: (content: Content, item: OutboxItem, answer: unknown, apply: ApplyEvent) => void;
}
