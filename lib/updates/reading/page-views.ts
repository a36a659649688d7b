import { COMMENTS_SHOWN } from "../limits";
import { type StoredQuestion, toQuestionView } from "../questions/read-questions";
import { authorRoleOf, type CommentView, type UpdateView } from "../view";
import type { Named, SharedFacts } from "./shared-facts";
import { type Files, NO_FILES, type StoredFiles, toFiles } from "@/lib/files/kinds";
import { withTyped } from "@/lib/recordings/attach/read-recordings";
import { isoOf } from "@/lib/kernel/sql/stored-time";
import { type StoredTranslation, toTranslationView } from "@/lib/translation/view";

/*
 * Updates are read as lists of values, without names: that is half the work of columns or of objects, on both sides. What several
 * rows share (people, roles, places: shared-facts.ts), and what few rows have (files, edits, translations), is a list of its own.
 */

type UpdateValues = [
  id: string,
  projectId: string,
  taskId: string | null,
  subtaskId: string | null,
  authorId: string,
  content: string,
  language: string | null,
  createdAt: string,
  seq: number | null,
  arrivedSeq: number,
];
/** What few updates have. An update that has none of it is not in the list. */
type ExtraValues = [
  id: string,
  capturedAt: string | null,
  editedAt: string | null,
  withdrawnAt: string | null,
  withdrawnBy: string | null,
];
export type CommentValues = [
  id: string,
  updateId: string,
  authorId: string,
  content: string,
  language: string | null,
  capturedAt: string | null,
  createdAt: string,
  withdrawnAt: string | null,
  withdrawnBy: string | null,
];

/** In any order. Times are strings, and lists without a row null. */
export interface StoredUpdates extends StoredFiles {
  updates: UpdateValues[] | null;
  extras: ExtraValues[] | null;
  /** The newest of each update first, at most one more of each than are shown. */
  comments: CommentValues[] | null;
  /** Of the updates with more comments than are shown. */
  counts: [updateId: string, n: number][];
  translations: [id: string, translation: StoredTranslation, isOfContent: boolean][] | null;
  /** Of the updates, and of comments on them. */
  questions: StoredQuestion[] | null;
}

/** An update as every reader of a language is shown it; whether it is new to one of them follows from `arrivedSeq`. */
export interface ReadUpdate {
  view: UpdateView;
  /** The number of the event that brought it to its place. */
  arrivedSeq: number;
}

/** What the rows share. */
interface Shared extends SharedFacts {
  extras: Map<string, ExtraValues>;
  files: Map<string, Files>;
  /** By the id of a comment or recording, or by `contentOf` an update. */
  translations: Map<string, StoredTranslation>;
  /** By the update or comment that asks. */
  questions: Map<string, StoredQuestion>;
}

/** The projects, people and places that updates name. */
export function namedIn({
  updates,
  extras,
  comments,
}: Pick<StoredUpdates, "updates" | "extras" | "comments">): Named {
  const named = { projects: new Set<string>(), people: new Set<string>(), places: new Set<string>() };
  for (const [, projectId, taskId, subtaskId, authorId] of updates ?? []) {
    named.projects.add(projectId);
    named.people.add(authorId);
    if (taskId !== null) named.places.add(taskId);
    if (subtaskId !== null) named.places.add(subtaskId);
  }
  for (const [, , , , withdrawnBy] of extras ?? []) if (withdrawnBy !== null) named.people.add(withdrawnBy);
  for (const [, , authorId, , , , , , withdrawnBy] of comments ?? []) {
    named.people.add(authorId);
    if (withdrawnBy !== null) named.people.add(withdrawnBy);
  }
  return named;
}

/** Updates as the API returns them, with their newest comments if they were read; none is new. */
export function toReadUpdates(
  stored: StoredUpdates,
  facts: SharedFacts,
  includeComments: boolean,
): ReadUpdate[] {
  const shared = sharedOf(stored, facts);
  const counts = new Map(stored.counts);
  const byUpdate = Map.groupBy(stored.comments ?? [], ([, updateId]) => updateId);
  return (stored.updates ?? []).map((row) => {
    const read = toReadUpdate(row, shared);
    if (!includeComments) return read;
    const { view } = read;
    const said = byUpdate.get(view.id) ?? [];
    const comments = said
      .slice(0, COMMENTS_SHOWN)
      .map((comment) => toCommentView(comment, view.projectId, shared));
    view.comments = comments.reverse();
    view.commentCount = counts.get(view.id) ?? said.length;
    return read;
  });
}

function sharedOf(stored: StoredUpdates, facts: SharedFacts): Shared {
  return {
    ...facts,
    extras: new Map(stored.extras?.map((extra) => [idOf(extra), extra])),
    files: toFiles(stored),
    translations: new Map(
      stored.translations?.map(([id, one, isOfContent]) => [isOfContent ? contentOf(id) : id, one]),
    ),
    questions: new Map(stored.questions?.map((one) => [one.commentId ?? one.updateId, one])),
  };
}

/** What was written, also beside a recording. */
const contentOf = (id: string) => `${id} content`;

const NO_EXTRAS: ExtraValues = ["", null, null, null, null];

const idOf = ([id]: ExtraValues) => id;

function toReadUpdate(
  [id, projectId, taskId, subtaskId, authorId, content, language, createdAt, seq, arrivedSeq]: UpdateValues,
  shared: Shared,
): ReadUpdate {
  const { nameOf, placeOf, translations } = shared;
  const files = shared.files.get(id) ?? NO_FILES;
  const [, capturedAt, editedAt, withdrawnAt, withdrawnBy] = shared.extras.get(id) ?? NO_EXTRAS;
  const role = shared.roleOf(projectId, authorId);
  const task = taskId === null ? null : placeOf(taskId);
  const subtask = subtaskId === null ? null : placeOf(subtaskId);
  const ofContent = translations.get(contentOf(id));
  const beside = withTyped({ ...files, content }, language, ofContent);
  const translation = translations.get(id) ?? (beside.typed ? undefined : ofContent);
  const view: UpdateView = {
    id,
    projectId,
    taskId,
    subtaskId,
    authorId,
    content,
    ...files,
    ...beside,
    // A recording has its own.
    language: files.audioUrl === null ? language : files.language,
    createdAt: isoOf(createdAt),
    capturedAt: capturedAt === null ? null : isoOf(capturedAt),
    editedAt: editedAt === null ? null : isoOf(editedAt),
    withdrawnAt: withdrawnAt === null ? null : isoOf(withdrawnAt),
    withdrawnBy: withdrawnBy === null ? null : { name: nameOf(withdrawnBy) },
    seq,
    taskName: task?.name ?? null,
    subtaskName: subtask?.name ?? null,
    translatedPlace: (subtaskId === null ? task : subtask)?.translated ?? null,
    isNew: false,
    author: { name: nameOf(authorId), role },
    authorRole: authorRoleOf(role),
  };
  if (translation) view.translation = toTranslationView(translation);
  const question = shared.questions.get(id);
  if (question) view.question = toQuestionView(question);
  return { view, arrivedSeq };
}

function toCommentView(
  [id, updateId, authorId, content, language, capturedAt, createdAt, withdrawnAt, withdrawnBy]: CommentValues,
  projectId: string,
  shared: Shared,
): CommentView {
  const translation = shared.translations.get(id);
  const view: CommentView = {
    id,
    updateId,
    authorId,
    content,
    language,
    createdAt: isoOf(createdAt),
    author: { name: shared.nameOf(authorId), role: shared.roleOf(projectId, authorId) },
    withdrawnAt: withdrawnAt === null ? null : isoOf(withdrawnAt),
    withdrawnBy: withdrawnBy === null ? null : { name: shared.nameOf(withdrawnBy) },
    photos: shared.files.get(id)?.photos ?? [],
  };
  if (capturedAt !== null) view.capturedAt = isoOf(capturedAt);
  if (translation) view.translation = toTranslationView(translation);
  const question = shared.questions.get(id);
  if (question) view.question = toQuestionView(question);
  return view;
}
