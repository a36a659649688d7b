"use client";

import { useState } from "react";
import { useWorkspace } from "@/components/project-model/workspace";
import type { ChatMessageView } from "@/lib/chat/view";

interface Arrived {
  /** How many messages by others arrived below the reading position. */
  below: number;
  /** The newest message by somebody else since the channel was opened, for screen readers. */
  announced: ChatMessageView | null;
}

/** Tracks messages that arrived since the channel was opened. */
export function useArrived(newestFirst: readonly ChatMessageView[], isAtEnd: boolean): Arrived {
  const { viewer } = useWorkspace();
  const newest = newestFirst[0];
  const [opened] = useState(newest?.createdAt ?? "");
  const [seen, setSeen] = useState(newest?.id);
  if (isAtEnd && seen !== newest?.id) setSeen(newest?.id);
  const seenAt = newestFirst.findIndex(({ id }) => id === seen);
  const after = newestFirst.slice(0, Math.max(0, seenAt));
  const byOthers = newestFirst.find(({ authorId }) => authorId !== viewer.id);
  return {
    below: isAtEnd ? 0 : after.filter(({ authorId }) => authorId !== viewer.id).length,
    announced: byOthers && byOthers.createdAt > opened ? byOthers : null,
  };
}
