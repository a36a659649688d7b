import { randomKey } from "@/lib/browser/random-key";
import type { ProposalView } from "@/lib/kickoff/view";

/** A subtask that is being edited; the key is the page's own. */
export interface SubtaskDraft {
  key: string;
  name: string;
  isCompleted: boolean;
}

export interface FolderDraft {
  key: string;
  name: string;
  description: string;
  subtasks: SubtaskDraft[];
}

/** A proposal that is being edited. */
export interface ProposalDraft {
  title: string;
  description: string;
  folders: FolderDraft[];
  assumptions: string[];
  risks: string[];
  notes: string | null;
  /** YYYY-MM-DD, or empty. */
  dueDate: string;
}

/** Where something is in a draft: a folder, or a subtask of the folder with this key. */
export interface Place {
  list: string;
  index: number;
}

/** The list of the folders themselves, for `Place`. */
export const FOLDERS = "folders";

export function toDraft(proposed: Proposed): ProposalDraft {
  const { title, description, folders, assumptions, risks, notes, dueDate } = proposed;
  return {
    title,
    description,
    assumptions,
    risks,
    notes: notes ?? null,
    dueDate: dueDate ?? "",
    folders: folders.map(({ subtasks, ...folder }) => {
      return { ...folder, key: randomKey(), subtasks: subtasks.map((one) => ({ ...one, key: randomKey() })) };
    }),
  };
}

export type Proposed = Omit<ProposalView, "defaultUpdatePermissions">;

/** The body of `POST /api/kickoff/create`. */
export function toPlan({ title, description, folders, dueDate }: ProposalDraft) {
  return {
    title,
    description,
    dueDate: dueDate || null,
    folders: folders.map(({ name, description: about, subtasks }) => {
      return {
        name,
        description: about,
        subtasks: subtasks.map(({ name: of, isCompleted }) => ({ name: of, isCompleted })),
      };
    }),
  };
}

export function insertFolder(draft: ProposalDraft, folder: FolderDraft, index: number): ProposalDraft {
  return { ...draft, folders: draft.folders.toSpliced(index, 0, folder) };
}

export function editFolder(draft: ProposalDraft, key: string, change: Partial<FolderDraft>): ProposalDraft {
  return { ...draft, folders: draft.folders.map((one) => (one.key === key ? { ...one, ...change } : one)) };
}

export function removeFolder(draft: ProposalDraft, key: string): ProposalDraft {
  return { ...draft, folders: draft.folders.filter((one) => one.key !== key) };
}

export function insertSubtask(
  draft: ProposalDraft,
  folder: FolderDraft,
  subtask: SubtaskDraft,
  index: number,
): ProposalDraft {
  return editFolder(draft, folder.key, { subtasks: folder.subtasks.toSpliced(index, 0, subtask) });
}

export function editSubtask(
  draft: ProposalDraft,
  folder: FolderDraft,
  { key, ...change }: Partial<SubtaskDraft> & { key: string },
): ProposalDraft {
  const subtasks = folder.subtasks.map((one) => (one.key === key ? { ...one, ...change } : one));
  return editFolder(draft, folder.key, { subtasks });
}

export function removeSubtask(draft: ProposalDraft, folder: FolderDraft, key: string): ProposalDraft {
  return editFolder(draft, folder.key, { subtasks: folder.subtasks.filter((one) => one.key !== key) });
}

/** Moves a folder among the folders, or a subtask within its folder or to another one. A place that is gone changes nothing. */
export function move(draft: ProposalDraft, from: Place, to: Place): ProposalDraft {
  if (from.list === FOLDERS || to.list === FOLDERS)
    return from.list === to.list ? { ...draft, folders: moved(draft.folders, from.index, to.index) } : draft;
  const [source, target] = [from, to].map(({ list }) => draft.folders.find(({ key }) => key === list));
  const subtask = source?.subtasks[from.index];
  if (!source || !target || !subtask) return draft;
  if (source === target)
    return editFolder(draft, source.key, { subtasks: moved(source.subtasks, from.index, to.index) });
  const without = editFolder(draft, source.key, {
    subtasks: source.subtasks.filter((one) => one !== subtask),
  });
  return editFolder(without, target.key, { subtasks: target.subtasks.toSpliced(to.index, 0, subtask) });
}

function moved<T>(list: T[], from: number, to: number): T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}
