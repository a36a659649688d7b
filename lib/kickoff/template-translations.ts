import { type Locale, LOCALES } from "@/lib/i18n/locale";
import { TEMPLATE_KINDS, TEMPLATE_TEXTS, type TemplateKind } from "@/lib/i18n/template-texts";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import type { SubjectType } from "@/lib/translation/schema";

/** A text of a plan as it was stored: a folder's name and description, a subtask's name, or a project's description. */
interface PlanText {
  type: SubjectType;
  id: string;
  texts: string[];
}

/**
 * Stores what our templates say in the other languages, for those texts of a plan that were left as they were: a crew reads them in
 * its language without any service. Returns the others.
 */
export async function storeTemplateTranslations<T extends PlanText>(
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
