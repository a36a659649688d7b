import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { clearUnread } from "@/components/project-model/cache/message-cache";
import { useWorkspace } from "@/components/project-model/workspace";
import { api } from "@/lib/browser/api-client";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";
import { apiPath } from "@/lib/shared/paths/api-path";

/**
 * Marks a channel as read up to its newest event while the reader looks at its end; without a signal, once it is back. Goes by
 * event number, not time: messages written at the same moment may have times in another order than their events.
 */
export function useMarkRead(
  channel: ChannelView | undefined,
  messages: readonly ChatMessageView[],
  isAtEnd: boolean,
): void {
  const client = useQueryClient();
  const { project, viewer } = useWorkspace();
  const newest = messages.reduce((most, { seq }) => Math.max(most, seq ?? 0), 0);
  const isUnread = channel !== undefined && (channel.unreadCount > 0 || channel.readSeq < newest);
  const withId = channel?.with ?? null;
  useEffect(() => {
    if (!isUnread || !isAtEnd || newest === 0) return;
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      const read = { upTo: newest, ...(withId && { with: withId }) };
      api.post(apiPath("projects", project.id, "messages", "read"), read).then(
        () => clearUnread(client, { projectId: project.id, withId, seq: newest, readerId: viewer.id }),
        () => undefined,
      );
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    addEventListener("online", mark);
    return () => {
      document.removeEventListener("visibilitychange", mark);
      removeEventListener("online", mark);
    };
  }, [client, project.id, viewer.id, withId, newest, isUnread, isAtEnd]);
}
