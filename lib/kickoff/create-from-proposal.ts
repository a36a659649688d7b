import type { CreateFromProposalInput } from "./schema";
import type { KickedOffView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction, type Tx, Prisma } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { languageToStore } from "@/lib/language/stored-language";
import { insertProject } from "@/lib/projects/create-project";
import { translateSoon } from "@/lib/translation/translate-soon";
import { type Locale, LOCALES } from "@/lib/i18n/locale";
import { TEMPLATE_KINDS, TEMPLATE_TEXTS, type TemplateKind } from "@/lib/i18n/template-texts";
import type { TranslatedType } from "@/lib/translation/schema";

/**
 * Creates a project with its folders and subtasks, all or nothing; the actor becomes its member with role `owner`. Throws
 * subscription_required when the business is not entitled, plan_limit when the plan allows no more projects.
 */
export async function createFromProposal(
  actor: Actor,
  input: CreateFromProposalInput,
): Promise<KickedOffView> {
  const { title: name, defaultUpdatePermissions: updatePermission } = input;
  return transaction(async (tx) => {
    const { id, business } = await insertProject(tx, actor, { ...input, name, updatePermission });
    await createFolders(tx, { actor, business }, id, input);
    // One event for the whole project: its receivers read the project's current state.
    await record(tx, { by: actor, type: "project.created", id, projectId: id });
    return { projectId: id };
  });
}

/** The folders in one statement and their subtasks in another; the texts are then translated in the order of the plan. */
async function createFolders(
  tx: Tx,
  { actor, business }: { actor: Actor; business: { id: string } },
  projectId: string,
  { folders, description }: CreateFromProposalInput,
): Promise<void> {
  const now = new Date();
  const tasks = folders.map(({ name, description: about }, displayOrder) => {
    const language = languageToStore([name, about], actor.reads);
    return { id: newId(), projectId, name, description: about, language, displayOrder };
  });
  const subtasks = folders.flatMap((folder, at) =>
    folder.subtasks.map(({ name, isCompleted }, displayOrder) => ({
      id: newId(),
      projectId,
      parentTaskId: tasks[at]?.id ?? "",
      name,
      language: languageToStore([name], actor.reads),
      displayOrder,
      isCompleted,
      completedAt: isCompleted ? now : null,
    })),
  );
  await tx.projectTask.createMany({ data: tasks });
  await tx.subtask.createMany({ data: subtasks });
  const written = [
    { type: "project" as const, id: projectId, texts: [description] },
    ...tasks.map(({ id, name, description: about }) => ({ type: "task" as const, id, texts: [name, about] })),
    ...subtasks.map(({ id, name }) => ({ type: "subtask" as const, id, texts: [name] })),
  ];
  const untranslated = await storeTemplateTranslations(tx, projectId, written);
  await translateSoon({ tx, actor, business }, ...untranslated);
}

/** A text of a plan as it was stored: a folder's name and description, a subtask's name, or a project's description. */
interface PlanText {
  type: TranslatedType;
  id: string;
  texts: string[];
}

/**
 * Stores what our templates say in the other languages, for those texts of a plan that were left as they were: a crew reads them in
 * its language without any service. Returns the others.
 */
async function storeTemplateTranslations<T extends PlanText>(
  tx: Tx,
  projectId: string,
  written: T[],
): Promise<T[]> {
  const rows = written.flatMap(({ type, id, texts }) =>
    translationsOf(texts).map((translation) => ({ id: newId(), type, subject: id, texts, ...translation })),
  );
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, content, description)
    SELECT id, type, subject, ${projectId}::uuid, text_version(texts ->> 0, texts ->> 1, NULL), "from", "to", said ->> 0, said ->> 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (id uuid, type text, subject uuid, texts jsonb, "from" text, "to" text, said jsonb)`);
  const stored = new Set(rows.map(({ subject }) => subject));
  return written.filter(({ id }) => !stored.has(id));
}

interface Translated {
  from: Locale;
  to: Locale;
  said: string[];
}

function translationsOf(texts: string[]): Translated[] {
  translations ??= readTemplates();
  return translations.get(JSON.stringify(texts)) ?? [];
}

let translations: Map<string, Translated[]> | undefined;

/** By the texts, as JSON. Each template has the same texts in the same order in each language. */
function readTemplates(): Map<string, Translated[]> {
  const read = new Map<string, Translated[]>();
  for (const kind of TEMPLATE_KINDS)
    for (const from of LOCALES)
      for (const [at, texts] of textsOf(kind, from).entries())
        read.set(
          JSON.stringify(texts),
          LOCALES.filter((to) => to !== from).map((to) => ({ from, to, said: textsOf(kind, to)[at] ?? [] })),
        );
  return read;
}

function textsOf(kind: TemplateKind, locale: Locale): string[][] {
  const { description, folders } = TEMPLATE_TEXTS[locale][kind];
  return [
    [description],
    ...folders.flatMap(({ name, description: about, subtasks }) => [
      [name, about],
      ...subtasks.map((subtask) => [subtask]),
    ]),
  ];
}
