import type { ProjectDetailView } from "@/lib/projects/view";

/** The dialogs about the project as a whole. */
export type ProjectDialog = "members" | "edit" | "due" | "permission" | "task" | "report" | "chat";

/** What the parts of a project's page are given. */
export interface ProjectPart {
  project: ProjectDetailView;
  openDialog: (dialog: ProjectDialog) => void;
}
