import { useTranslations } from "next-intl";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";

/** The channel of a message that the reader sees: with somebody, or null for the team's. */
export function channelOf(
  { authorId, recipientId }: Pick<ChatMessageView, "authorId" | "recipientId">,
  readerId: string,
): string | null {
  return recipientId === readerId ? authorId : recipientId;
}

/** What a channel is called: the person's name, or that it is the team's. */
export function useChannelName(): (channel: Pick<ChannelView, "with" | "name">) => string {
  const t = useTranslations("chat");
  return (channel) => (channel.with === null ? t("team") : channel.name);
}
