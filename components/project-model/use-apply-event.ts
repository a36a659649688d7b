"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AnnouncedEvent, ProjectEventType } from "@/lib/events/catalogue";
import { applyEvent, type Known } from "./apply-event";
import { noteOwnChange } from "./own-changes";

export type ApplyEvent = <T extends ProjectEventType>(event: AnnouncedEvent<T>, known?: Known<T>) => void;

/** Applies a change in a project to the query cache, with the server's answer if there was one. */
export function useApplyEvent(): ApplyEvent {
  const client = useQueryClient();
  return useCallback<ApplyEvent>(
    (event, known) => {
      if (known) noteOwnChange(event);
      applyEvent(client, event, known);
    },
    [client],
  );
}
