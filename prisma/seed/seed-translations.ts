import { IN_ENGLISH } from "./in-english";
import { IN_SPANISH } from "./in-spanish";
import { LOCALES, type Locale } from "@/lib/i18n/locale";
import { db } from "@/lib/kernel/db";
import { foreignLanguage } from "@/lib/translation/foreign";
import { readKnowledge } from "@/lib/translation/knowledge";
import { whileClaimed } from "@/lib/translation/making/claims";
import { piecesOf } from "@/lib/translation/making/pieces";
import { toTranslationResult } from "@/lib/translation/making/to-translation-result";
import type { Item } from "@/lib/translation/schema";
import { allSubjects } from "@/lib/translation/subjects";

/** The demo is told in these languages. */
const WORDS: Partial<Record<Locale, Readonly<Record<string, string>>>> = { en: IN_ENGLISH, es: IN_SPANISH };

/** Stores each text of a site in the other languages, as the job would have: same versions, same marks of the guard. */
export async function seedTranslations(projectId: string): Promise<void> {
  const items = await textsOf(projectId);
  for (const to of LOCALES) if (WORDS[to]) await translate(items, to);
}

async function textsOf(projectId: string): Promise<Item[]> {
  const [select, where] = [{ id: true }, { projectId }];
  const updates = await db().update.findMany({ where, select });
  const comments = await db().comment.findMany({ where: { update: where }, select });
  const tasks = await db().projectTask.findMany({ where, select });
  const subtasks = await db().subtask.findMany({ where, select });
  const messages = await db().chatMessage.findMany({ where, select });
  const of = (type: Item["type"], rows: { id: string }[]) => rows.map(({ id }) => ({ type, id }));
  return [
    ...of("project", [{ id: projectId }]),
    ...[of("update", updates), of("comment", comments), of("message", messages)].flat(),
    ...[of("task", tasks), of("subtask", subtasks)].flat(),
  ];
}

async function translate(items: Item[], to: Locale): Promise<void> {
  const subjects = await allSubjects(items, to);
  const knowledge = await readKnowledge(subjects, to);
  const foreign = subjects.flatMap((subject) => {
    const from = foreignLanguage(subject, to, knowledge.get(subject.projectId));
    return from ? [{ subject, from }] : [];
  });
  await whileClaimed(foreign, { to, userId: null }, async (claimed) => {
    const making = claimed.map((one) => {
      const pieces = piecesOf(one.subject);
      const translated = pieces.map(({ text }) => inOtherWords(text, to));
      return toTranslationResult(one, {
        to,
        pieces,
        translated,
        names: knowledge.get(one.subject.projectId)?.names ?? [],
      });
    });
    return { results: await Promise.all(making), refused: [] };
  });
}

/** What a text of the demo says in another language. Throws for one that nobody has translated. */
export function inOtherWords(text: string, to: Locale): string {
  const words = WORDS[to]?.[text];
  if (words === undefined) throw new Error(`No translation into ${to} of the demo's "${text}"`);
  return words;
}
