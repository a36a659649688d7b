import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type * as Applying from "@/components/project-model/cache/apply-event";
import type { EventAnswer } from "@/components/project-model/cache/event-answer";
import { noteOwnChange } from "@/components/project-model/cache/own-changes";
import type { AnnouncedEvent, ProjectEventType } from "@/lib/events/catalogue";

/** A comment's or question's update is what may be being read while it changes. */
type OfUpdate<T> = T extends `${"comment" | "question"}.${string}` ? { updateId: string } : unknown;

export type ApplyEvent = <T extends ProjectEventType>(
  event: AnnouncedEvent<T> & OfUpdate<T>,
  known?: EventAnswer<T>,
) => void;

let applying: typeof Applying | null = null;

/** Fetches the code that applies events to the cache, once. It is not part of the page's first load. Rejects without a signal. */
export async function loadApplying(): Promise<typeof Applying> {
  return (applying ??= await import("@/components/project-model/cache/apply-event"));
}

/**
 * Applies a change in a project to the query cache, with the server's response if there was one; synchronously if the code for
 * it has loaded. If that code cannot be loaded, everything is refetched.
 */
export function useApplyEvent(): ApplyEvent {
  const client = useQueryClient();
  return useCallback<ApplyEvent>(
    (event, known) => {
      if (known) noteOwnChange(event);
      if (applying) applying.applyEvent(client, event, known);
      else
        loadApplying().then(
          ({ applyEvent }) => applyEvent(client, event, known),
          () => client.invalidateQueries(),
        );
    },
    [client],
  );
}
