"use client";

import { createContext, use } from "react";
import type { Level } from "@/lib/access/policy";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { Placement } from "./placement";
import type { ProjectActions } from "./project-actions";

/** Who reads, and what the page knows about them. */
export interface Viewer {
  id: string;
  name: string;
  level: Level;
  /** What their updates are labeled with. */
  role: "owner" | "worker";
  /** What others posted after the event of this number was new when the page opened. */
  viewedSeq: number;
}

/** A text on its way to the server, and where it goes. */
export interface Outgoing {
  text: string;
  place: Placement;
}

/** How many updates the reader had not seen when the page opened, by folder, and after which event. */
export interface UnseenAtOpen {
  after: number;
  unassigned: number;
  tasks: Record<string, number>;
}

/** What every part of a project's page works with. It changes seldom: what is being typed is no part of it. */
export interface Workspace {
  project: ProjectDetailView;
  viewer: Viewer;
  actions: ProjectActions;
  unseenAtOpen: UnseenAtOpen;
  /** Opens "unassigned", the id of a task, or "none". */
  openFolder: (folder: string) => void;
  /** The update that is on its way. */
  outgoing: Outgoing | null;
  /** Ids of what was posted since the page opened. */
  received: string[];
}

export const WorkspaceContext = createContext<Workspace | null>(null);

/** Throws outside a project's page. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error("useWorkspace is for a project's page alone");
  return workspace;
}
