"use client";

import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useEnterProject } from "./use-enter-project";

/** `useEnterProject` inside the workspace, whose lists it invalidates. */
export function useEnterJoinedProject() {
  const applyEvent = useApplyEvent();
  const enter = useEnterProject();
  return (projectId: string, how: "joined" | "already") => {
    applyEvent({ type: "member.joined", projectId, entityId: projectId });
    enter(projectId, how);
  };
}
