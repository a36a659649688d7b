import { Listeners } from "@/lib/browser/listeners";

/** A dialog of a project's page that is opened from outside of it: the chat, with somebody or the team and at a message, a member's tasks, or a report of photos. */
export type AskedDialog =
  | { chatWith: string | null; messageId?: string }
  | { tasksOf: string }
  | { reportOf: { folders: string[]; photos: string[] } };

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
