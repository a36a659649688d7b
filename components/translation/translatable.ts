import type { Locale } from "@/lib/i18n/locale";
import type { PhotoView } from "@/lib/photos/view";
import type { ProjectView } from "@/lib/projects/view";
import { parseVoiceContent } from "@/lib/recordings/shared/voice-words";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import type { NameTranslationView, TranslationView } from "@/lib/translation/view";
import type { CommentView, UpdateView } from "@/lib/updates/view";

/** A text that can be shown in another language. */
export interface Translatable {
  type: "update" | "comment" | "message" | "task" | "subtask" | "project" | "photo";
  id: string;
  /** The original; for a task or subtask, its name. */
  text: string;
  /** BCP 47; null for numbers, codes and names. */
  language: string | null;
  translation?: TranslationView | NameTranslationView | undefined;
  /** Texts of one group switch between original and translation together. Default: a group of its own. */
  group?: string;
  /** Authors always see their own text in the original. */
  isOwn?: boolean;
  /** For a comment: the update under which its translation is requested. */
  thread?: { updateId: string; fromNewest: number };
  /** The texts that it is made of, each with a translation of its own. Default: itself. */
  parts?: Translatable[];
}

type Typed = Pick<UpdateView, "id" | "content" | "language" | "translation" | "authorId">;

/** A text that was typed. */
export function translatableUpdate(
  { id, content: text, language, translation, authorId }: Typed,
  readerId: string,
) {
  const isOwn = authorId === readerId;
  return { type: "update", id, text, language, translation, isOwn } satisfies Translatable;
}

/** What was typed beside a recording; null for nothing. */
export function translatableTyped(
  type: "update" | "message",
  posted: Pick<UpdateView, "id" | "content" | "transcript" | "language" | "typed" | "authorId">,
  readerId: string,
): Translatable | null {
  const { written: text } = parseVoiceContent(posted);
  const { id, authorId, typed } = posted;
  return text ? { language: null, ...typed, type, id, text, isOwn: authorId === readerId } : null;
}

export function translatableComment(
  { id, updateId, content: text, language = null, translation, authorId }: CommentView,
  readerId: string,
  fromNewest: number,
) {
  const thread = { updateId, fromNewest };
  const isOwn = authorId === readerId;
  return { type: "comment", id, text, language, translation, thread, isOwn } satisfies Translatable;
}

/** Name and description, with the names of its subtasks. */
export function translatableTask({ id, name: text, language, translation }: TaskView) {
  const group = groupOfTask(id);
  return { type: "task", id, text, language, translation, group } satisfies Translatable;
}

export function translatableSubtask({
  id,
  parentTaskId,
  name,
  language,
  translation,
}: Pick<SubtaskView, "id" | "parentTaskId" | "name" | "language" | "translation">) {
  const group = groupOfTask(parentTaskId);
  return { type: "subtask", id, text: name, language, translation, group } satisfies Translatable;
}

/** The description; a project's name is never translated. */
export function translatableProject({ id, description, language, translation }: ProjectView) {
  return { type: "project", id, text: description ?? "", language, translation } satisfies Translatable;
}

/** What it shows, as a person wrote or a service proposes it. */
export function translatablePhoto({
  id,
  alt,
  altProposed,
  language = null,
  translation,
}: Pick<PhotoView, "id" | "alt" | "altProposed" | "language" | "translation">) {
  return { type: "photo", id, text: alt ?? altProposed ?? "", language, translation } satisfies Translatable;
}

/** A folder's name, description and subtasks switch to the original together. */
export function groupOfTask(id: string): string {
  return `task ${id}`;
}

/** The translation for a reader of `locale`, if the text came with one. */
export function storedIn({ translation }: Pick<Translatable, "translation">, locale: Locale) {
  return translation?.to === locale ? translation : undefined;
}

/** Whether a reader of `locale` needs a translation. */
export function isForeign(
  of: Pick<Translatable, "language" | "translation" | "parts">,
  locale: Locale,
): boolean {
  if (of.parts) return of.parts.some((one) => isForeign(one, locale));
  if (storedIn(of, locale)) return true;
  return of.language !== null && of.language.split("-")[0]?.toLowerCase() !== locale;
}
