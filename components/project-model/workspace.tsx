"use client";

import { createContext, use } from "react";
import type { Level, ProjectRole } from "@/lib/access/policy";
import type { ChosenView } from "@/lib/projects/limits";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { Placement } from "./placement";
import type { ProjectActions } from "./project-actions";

/** The reader of the page. */
export interface Viewer {
  id: string;
  name: string;
  level: Level;
  /** The label of their updates. */
  role: ProjectRole;
  /** Whether their account says that they have agreed to where recordings go. */
  hasRecordingConsent: boolean;
}

/** An update that was posted from this page: its id in the outbox, and its destination. */
export interface PostedItem {
  id: number;
  place: Placement;
}

/** How many updates the reader has not seen in each folder; in a task with its subtasks. */
export interface NewCounts {
  unassigned: number;
  tasks: Record<string, number>;
}

/** How many that is in all. */
export function newInAll({ unassigned, tasks }: NewCounts): number {
  return Object.values(tasks).reduce((sum, count) => sum + count, unassigned);
}

/** What every part of a project's page shares. It changes rarely: text being typed is not part of it. */
export interface Workspace {
  project: ProjectDetailView;
  viewer: Viewer;
  actions: ProjectActions;
  newCounts: NewCounts;
  /** Opens "unassigned", "all", the id of a task (and one of its subtasks), or "none". */
  openFolder: (folder: string, subtask?: string) => void;
  /** Keeps how the page opens from now on, on all the reader's devices. */
  chooseView: (view: ChosenView) => void;
  /** What was posted from this page, in order. */
  posted: PostedItem[];
  /** Ids of the updates that have arrived from this phone since the page was opened. */
  received: string[];
}

export const WorkspaceContext = createContext<Workspace | null>(null);

/** Throws outside of a project's page. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error("useWorkspace is for a project's page alone");
  return workspace;
}
