import { Listeners } from "@/lib/browser/listeners";
import type { SubtaskView } from "@/lib/tasks/view";
import type { Start } from "@/lib/shared/paths/shortcut-paths";

/** A dialog of a project's page that is opened from outside of it: the chat, with somebody or the team and at a message, a member's tasks, a report, a new one of photos, a subtask to edit, which may be completed or deleted meanwhile, or an update to write or record. */
export type AskedDialog =
  | { chatWith: string | null; messageId?: string }
  | { tasksOf: string }
  | { report: string }
  | { reportOf: { folders: string[]; photos: string[] } }
  | { subtask: SubtaskView }
  | { start: Start };

let asked: { projectId: string; dialog: AskedDialog } | null = null;
const listeners = new Listeners();

/** Opens a dialog on the project's page, at once or when the page is next shown. */
export function askForDialog(projectId: string, dialog: AskedDialog): void {
  asked = { projectId, dialog };
  listeners.notify();
}

/** The dialog was closed. */
export function forgetAskedDialog(): void {
  asked = null;
  listeners.notify();
}

export const subscribeToAskedDialog = listeners.subscribe;

/** The dialog that is asked for of this project. */
export function askedDialogOf(projectId: string): AskedDialog | null {
  return asked?.projectId === projectId ? asked.dialog : null;
}
