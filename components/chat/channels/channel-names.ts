"use client";

import { useTranslations } from "next-intl";
import type { ChannelView } from "@/lib/chat/view";

/** What a channel is called: the person's name, or that it is the team's. */
export function useChannelName(): (channel: Pick<ChannelView, "with" | "name">) => string {
  const t = useTranslations("chat");
  return (channel) => (channel.with === null ? t("team") : channel.name);
}
