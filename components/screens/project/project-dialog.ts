/** The dialogs about the project as a whole. */
export type ProjectDialog = "members" | "edit" | "due" | "permission" | "task" | "report" | "chat";
