import type { ProjectDetailView } from "@/lib/projects/view";

/** How many people are in a project: its members, and the owner and admins of its business. `memberCount` counts the same. */
export function countMembers({ members, office }: Pick<ProjectDetailView, "members" | "office">): number {
  return new Set([...members, ...office].map(({ userId }) => userId)).size;
}

/** "Ana" for "Ana Solis": what a button calls somebody. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? name;
}
