import type { ProposalDraft } from "@/components/kickoff/draft";
import {
  DESCRIPTION,
  FOLDER_DESCRIPTION,
  FOLDER_NAME,
  MOST_FOLDERS,
  MOST_SUBTASKS,
  SUBTASK_NAME,
  TITLE,
} from "@/lib/kickoff/limits";
import { trimmed } from "@/lib/shared/trimmed";

/** The texts in `kickoff.problems`. */
export type ProblemText =
  | "title"
  | "description"
  | "noFolders"
  | "tooManyFolders"
  | "folderName"
  | "folderDescription"
  | "tooManySubtasks"
  | "subtaskName";

export interface Problem {
  /** The field's path, as the server names it: `folders.0.name`. */
  path: string;
  text: ProblemText;
}

/** What the server would refuse in a draft. A test compares it with the server's own schema. */
export function validateDraft({ title, description, folders }: ProposalDraft): Problem[] {
  return [
    ...check(title, TITLE, { path: "title", text: "title" }),
    ...check(description, DESCRIPTION, { path: "description", text: "description" }),
    ...(folders.length === 0 ? [{ path: "folders", text: "noFolders" as const }] : []),
    ...(folders.length > MOST_FOLDERS ? [{ path: "folders", text: "tooManyFolders" as const }] : []),
    ...folders.flatMap((folder, at) => folderProblems(folder, `folders.${at}`)),
  ];
}

function folderProblems(folder: ProposalDraft["folders"][number], path: string): Problem[] {
  const { name, description, subtasks } = folder;
  return [
    ...check(name, FOLDER_NAME, { path: `${path}.name`, text: "folderName" }),
    ...check(description, FOLDER_DESCRIPTION, { path: `${path}.description`, text: "folderDescription" }),
    ...(subtasks.length > MOST_SUBTASKS
      ? [{ path: `${path}.subtasks`, text: "tooManySubtasks" as const }]
      : []),
    ...subtasks.flatMap((subtask, at) =>
      check(subtask.name, SUBTASK_NAME, { path: `${path}.subtasks.${at}.name`, text: "subtaskName" }),
    ),
  ];
}

function check(text: string, { min, max }: { min: number; max: number }, problem: Problem): Problem[] {
  const { length } = trimmed(text);
  return length < min || length > max ? [problem] : [];
}
