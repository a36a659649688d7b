import { canIn } from "@/components/project-model/use-can";
import { api } from "@/lib/browser/api-client";
import type { StreamedEvent } from "@/lib/browser/live/stream-positions";
import { apiPaths } from "@/lib/shared/paths/api-paths";

export interface Arrival {
  projectId: string;
  project: string;
  userId: string;
  name: string;
}

/** Who has joined, if the event says so and the reader can give them tasks; null without a signal, too. */
export async function arrivalOf(event: StreamedEvent, readerId: string): Promise<Arrival | null> {
  if (event.type !== "member.joined" || !event.userId || event.userId === readerId) return null;
  const { projectId, userId } = event;
  const project = await api.get(apiPaths.project(projectId)).catch(() => null);
  const member = project?.members.find((one) => one.userId === userId);
  if (!member || !project || !canIn(project, "task:assign")) return null;
  return { projectId, project: project.name, userId, name: member.user.name };
}
