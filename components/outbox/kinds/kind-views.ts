import {
  type LucideIcon,
  Camera,
  MessageCircle,
  MessageSquare,
  MessagesSquare,
  Mic,
  SquareCheck,
} from "lucide-react";
import type { useTranslations } from "next-intl";
import type { ApplyEvent } from "@/components/project-model/use-apply-event";
import { type OutboxItem, photoCountOf, recordingOf } from "@/lib/browser/outbox/items/item";
import type { Answers, KindName, Kinds } from "@/lib/browser/outbox/items/item-kinds";
import { formatDuration } from "@/lib/i18n/duration";
import type { Format } from "@/lib/i18n/format";
import type { QuestionView } from "@/lib/updates/view";

/** How an item looks, by its kind. */
export function viewOf({ kind }: OutboxItem): KindView<unknown, unknown> {
  return VIEWS[kind as KindName] as KindView<unknown, unknown>;
}

interface KindTexts {
  t: ReturnType<typeof useTranslations<"outbox">>;
  format: Format;
}

/** How items of one kind look, and what they change on the page once sent. */
interface KindView<Content, Answer> {
  icon: (item: OutboxItem<Content>) => LucideIcon;
  title: (item: OutboxItem<Content>, texts: KindTexts) => string;
  /** The text that the person can copy and edit; null if there is none. */
  text: (content: Content) => string | null;
  /** Key in `outbox.states` of a refused item's state. */
  refused: "refused" | "refusedDone" | "refusedMessage";
  /** Key in `outbox` of the toast for a refused item. */
  failed: "postFailed" | "commentFailed" | "completeFailed" | "messageFailed";
  /** Key in `outbox` of the toast for a sent item; absent if the project's page shows that it was sent. */
  sentToast?: "completed" | "commented" | "answered";
  /** Applies a sent item to the cache. `answer` is null if an earlier attempt had arrived without a response. */
  onSent: (content: Content, item: OutboxItem, answer: Answer | null, apply: ApplyEvent) => void;
}

export const VIEWS: { [K in KindName]: KindView<Kinds[K], Answers[K]> } = {
  update: {
    ...spokenView<Kinds["update"]>(MessageSquare),
    refused: "refused",
    failed: "postFailed",
    onSent: (content, { written: { projectId }, capturedAt }, received, apply) => {
      const { taskId, subtaskId, completesSubtask } = content;
      // The page showed this time while the update waited.
      const update = received && { ...received, capturedAt: received.capturedAt ?? capturedAt };
      const place = { taskId: update?.taskId ?? taskId, subtaskId: update?.subtaskId ?? subtaskId };
      apply({ type: "update.posted", projectId, entityId: update?.id ?? "", ...place }, update ?? undefined);
      if (subtaskId && completesSubtask)
        apply({ type: "subtask.completed", projectId, entityId: subtaskId, taskId, subtaskId });
    },
  },
  comment: {
    ...spokenView<Kinds["comment"]>(MessageCircle),
    refused: "refused",
    failed: "commentFailed",
    sentToast: "commented",
    onSent: ({ taskId, subtaskId, updateId }, { written: { projectId } }, comment, apply) => {
      const at = { projectId, taskId, subtaskId, updateId };
      apply({ type: "comment.posted", entityId: comment?.id ?? "", ...at }, comment ?? undefined);
    },
  },
  answer: {
    icon: () => MessageCircle,
    title: ({ content: { text } }, { t }) => t("quoted", { text }),
    text: ({ text }) => text,
    refused: "refused",
    failed: "commentFailed",
    sentToast: "answered",
    onSent: ({ taskId, subtaskId, updateId, questionId }, { written: { projectId } }, answer, apply) => {
      const at = { projectId, taskId, subtaskId, updateId };
      const { comment, ...question } = answer ?? {};
      apply({ type: "comment.posted", entityId: comment?.id ?? "", ...at }, comment);
      const known = answer && (question as QuestionView);
      apply({ type: "question.answered", entityId: questionId, ...at }, known ?? undefined);
    },
  },
  completion: {
    icon: () => SquareCheck,
    title: ({ content: { name } }, { t }) => t("done", { name }),
    text: () => null,
    refused: "refusedDone",
    failed: "completeFailed",
    sentToast: "completed",
    onSent: ({ taskId, subtaskId }, { written: { projectId } }, subtask, apply) =>
      apply(
        { type: "subtask.completed", projectId, entityId: subtaskId, taskId, subtaskId },
        subtask ?? undefined,
      ),
  },
  message: {
    ...spokenView<Kinds["message"]>(MessagesSquare),
    refused: "refusedMessage",
    failed: "messageFailed",
    onSent: ({ recipientId }, { userId, written: { projectId }, capturedAt }, received, apply) => {
      // The page showed this time while the message waited.
      const message = received && { ...received, capturedAt: received.capturedAt ?? capturedAt };
      const event = { type: "message.posted", projectId, authorId: userId, recipientId } as const;
      apply({ ...event, entityId: message?.id ?? "" }, message ?? undefined);
    },
  },
};

/** What a written, photographed or spoken item looks like; `icon` is that of a written one. */
function spokenView<Content extends { text: string }>(icon: LucideIcon) {
  return {
    icon: (item) => {
      if (recordingOf(item)) return Mic;
      return photoCountOf(item) > 0 ? Camera : icon;
    },
    title: (item, { t }) => {
      const { text } = item.content;
      if (text) return t("quoted", { text });
      const count = photoCountOf(item);
      if (count > 0 && !recordingOf(item)) return t("photos", { count });
      const durationMs = recordingOf(item)?.measured.durationMs;
      return durationMs ? t("voiceFor", { length: formatDuration(durationMs / 1000) }) : t("voice");
    },
    text: ({ text }) => text || null,
  } satisfies Partial<KindView<Content, never>>;
}
