import { useEnterProject } from "./use-enter-project";
import { useApplyEvent } from "@/components/project-model/use-apply-event";

/** `useEnterProject` inside the workspace, whose lists it invalidates. */
export function useEnterJoinedProject() {
  const applyEvent = useApplyEvent();
  const enter = useEnterProject();
  return (projectId: string, how: "joined" | "already") => {
    applyEvent({ type: "member.joined", projectId, entityId: projectId });
    enter(projectId, how);
  };
}
