import { COMMENTS_SHOWN } from "../limits";
import { type AudioState, authorRoleOf, type CommentView, type UpdateView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { roleLookup, type RoleLookup, type StandingRow } from "@/lib/access/project-roles";
import { isoOf } from "@/lib/kernel/stored-time";
import { type StoredTranslation, toTranslationView } from "@/lib/translation/view";

/*
 * A page is read as lists of values, without names: that is half the work of columns or of objects, on both sides. What several
 * rows share (people, roles, places, marks), and what few rows have (recordings, translations), is a list of its own.
 */

type UpdateValues = [
  id: string,
  projectId: string,
  taskId: string | null,
  subtaskId: string | null,
  authorId: string,
  content: string,
  audioUrl: string | null,
  audioState: AudioState | null,
  transcript: string | null,
  language: string | null,
  createdAt: string,
  capturedAt: string | null,
  editedAt: string | null,
  withdrawnAt: string | null,
  withdrawnBy: string | null,
  seq: number | null,
  arrivedSeq: number,
];
export type CommentValues = [
  id: string,
  updateId: string,
  authorId: string,
  content: string,
  language: string | null,
  createdAt: string,
  withdrawnAt: string | null,
  withdrawnBy: string | null,
];

/** Times are strings, and lists without a row null. */
export interface StoredPage {
  updates: UpdateValues[] | null;
  /** The newest of each update first, at most one more of each than are shown. */
  comments: CommentValues[] | null;
  /** Of the updates with more comments than are shown. */
  counts: [updateId: string, n: number][];
  people: [id: string, name: string][] | null;
  standings: StandingRow[] | null;
  places: [id: string, name: string][] | null;
  recordings: [updateId: string, durationMs: number | null, peaks: number[] | null][] | null;
  translations: [id: string, translation: StoredTranslation][] | null;
  /** The number up to which nothing was ever new to the reader, by project; and the one up to which they have opened a place. */
  joined: [projectId: string, seq: number][] | null;
  opened: [projectId: string, placeId: string, seq: number][] | null;
  /** Updates that were moved after the reader had seen them. */
  moved: string[] | null;
}

/** What the rows of a page share. */
interface Shared {
  actor: Actor;
  nameOf: (personId: string) => string;
  roleOf: RoleLookup;
  places: Map<string, string>;
  recordings: Map<string, { audioDurationMs: number | null; audioPeaks: number[] | null }>;
  translations: Map<string, StoredTranslation>;
  joined: Map<string, number>;
  opened: Map<string, number>;
  moved: Set<string>;
}

/** The updates of a page as the API returns them, with their newest comments if they were read. */
export function toViews(actor: Actor, page: StoredPage, includeComments: boolean): UpdateView[] {
  const shared = sharedOf(actor, page);
  const rows = page.updates ?? [];
  if (!includeComments) return rows.map((row) => toView(row, shared));
  const counts = new Map(page.counts);
  const byUpdate = Map.groupBy(page.comments ?? [], ([, updateId]) => updateId);
  return rows.map((row) => {
    const [id, projectId] = row;
    const said = byUpdate.get(id) ?? [];
    const comments = said
      .slice(0, COMMENTS_SHOWN)
      .map((comment) => toCommentView(comment, projectId, shared));
    const view = toView(row, shared);
    view.comments = comments.reverse();
    view.commentCount = counts.get(id) ?? said.length;
    return view;
  });
}

function sharedOf(actor: Actor, page: StoredPage): Shared {
  const names = new Map(page.people);
  return {
    actor,
    nameOf: (personId) => names.get(personId) ?? "",
    roleOf: roleLookup(page.standings ?? []),
    places: new Map(page.places),
    recordings: new Map(
      page.recordings?.map(([id, audioDurationMs, audioPeaks]) => [id, { audioDurationMs, audioPeaks }]),
    ),
    translations: new Map(page.translations),
    joined: new Map(page.joined),
    opened: new Map(page.opened?.map(([projectId, placeId, seq]) => [`${projectId}/${placeId}`, seq])),
    moved: new Set(page.moved),
  };
}

const NO_RECORDING = { audioDurationMs: null, audioPeaks: null };

function toView(row: UpdateValues, shared: Shared): UpdateView {
  const [
    id,
    projectId,
    taskId,
    subtaskId,
    authorId,
    content,
    audioUrl,
    audioState,
    transcript,
    language,
    createdAt,
    capturedAt,
    editedAt,
    withdrawnAt,
    withdrawnBy,
    seq,
    arrivedSeq,
  ] = row;
  const { actor, nameOf, places, recordings, translations, joined, opened, moved } = shared;
  const role = shared.roleOf(projectId, authorId);
  const placeId = subtaskId ?? taskId;
  const translation = translations.get(id);
  const seenUpTo = Math.max(
    joined.get(projectId) ?? 0,
    opened.get(`${projectId}/${placeId ?? projectId}`) ?? 0,
  );
  const { audioDurationMs, audioPeaks } = recordings.get(id) ?? NO_RECORDING;
  const view: UpdateView = {
    id,
    projectId,
    taskId,
    subtaskId,
    authorId,
    content,
    audioUrl,
    audioState,
    transcript,
    language,
    audioDurationMs,
    audioPeaks,
    createdAt: isoOf(createdAt),
    capturedAt: capturedAt === null ? null : isoOf(capturedAt),
    editedAt: editedAt === null ? null : isoOf(editedAt),
    withdrawnAt: withdrawnAt === null ? null : isoOf(withdrawnAt),
    withdrawnBy: withdrawnBy === null ? null : { name: nameOf(withdrawnBy) },
    seq,
    taskName: taskId === null ? null : (places.get(taskId) ?? null),
    subtaskName: subtaskId === null ? null : (places.get(subtaskId) ?? null),
    translatedPlace: placeId === null ? null : (translations.get(placeId)?.content ?? null),
    isNew: authorId !== actor.id && withdrawnAt === null && !moved.has(id) && arrivedSeq > seenUpTo,
    author: { name: nameOf(authorId), role },
    authorRole: authorRoleOf(role),
  };
  if (translation) view.translation = toTranslationView(translation);
  return view;
}

function toCommentView(
  [id, updateId, authorId, content, language, createdAt, withdrawnAt, withdrawnBy]: CommentValues,
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
  };
  if (translation) view.translation = toTranslationView(translation);
  return view;
}
