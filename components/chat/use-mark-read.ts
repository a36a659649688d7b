"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { clearUnread } from "@/components/project-model/cache/message-cache";
import { useWorkspace } from "@/components/project-model/workspace";
import { api } from "@/lib/api-client";
import { chatPaths } from "@/lib/chat-paths";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";

/** Marks a channel as read up to its newest message while the reader looks at its end. Without a signal, the next time. */
export function useMarkRead(
  channel: ChannelView | undefined,
  messages: readonly ChatMessageView[],
  isAtEnd: boolean,
): void {
  const client = useQueryClient();
  const { project } = useWorkspace();
  const newest = messages.find(({ seq }) => seq !== null)?.seq ?? 0;
  const isUnread = channel !== undefined && (channel.unreadCount > 0 || channel.readSeq < newest);
  const withId = channel?.with ?? null;
  useEffect(() => {
    if (!isUnread || !isAtEnd || newest === 0) return;
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      const read = { upTo: newest, ...(withId && { with: withId }) };
      api.post(chatPaths.markRead(project.id), read).then(
        () => {
          clearUnread(client, project.id, withId, newest);
        },
        () => undefined,
      );
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => {
      document.removeEventListener("visibilitychange", mark);
    };
  }, [client, project.id, withId, newest, isUnread, isAtEnd]);
}
