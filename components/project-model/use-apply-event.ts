"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AnnouncedEvent, ProjectEventType } from "@/lib/events/catalogue";
import type * as Applying from "./apply-event";
import type { Known } from "./known";
import { noteOwnChange } from "./own-changes";

export type ApplyEvent = <T extends ProjectEventType>(event: AnnouncedEvent<T>, known?: Known<T>) => void;

let applying: typeof Applying | null = null;

/** Fetches what applies changes to the cache, which comes after the page; at once where it has. Rejects without a signal. */
export async function loadApplying(): Promise<typeof Applying> {
  return (applying ??= await import("./apply-event"));
}

/**
 * Applies a change in a project to the query cache, with the server's answer if there was one: at once where what applies it
 * has loaded. Where that cannot be loaded, everything is fetched anew.
 */
export function useApplyEvent(): ApplyEvent {
  const client = useQueryClient();
  return useCallback<ApplyEvent>(
    (event, known) => {
      if (known) noteOwnChange(event);
      if (applying) applying.applyEvent(client, event, known);
      else
        loadApplying().then(
          ({ applyEvent }) => {
            applyEvent(client, event, known);
          },
          () => client.invalidateQueries(),
        );
    },
    [client],
  );
}
