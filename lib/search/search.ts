import { type Cursor, foundRows, type FoundRow } from "./found-rows";
import type { SearchInput } from "./schema";
import type { FoundView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { ownProjectIds } from "@/lib/access/visibility";
import { Page, pageOf } from "@/lib/kernel/answer";
import { Prisma, query } from "@/lib/kernel/db";
import { excerptOf } from "@/lib/kernel/excerpt";
import { languageStored } from "@/lib/language/stored-language";
import { invalid } from "@/lib/shared/errors";
import { foldForSearch, matches, wordsOf } from "@/lib/shared/search";

/**
 * A page of the texts that have all words of `q`, newest first: of those that the actor sees in their lists, or of their stored
 * translations for the actor. A text of punctuation alone finds nothing. Throws not_found for a project that they do not see.
 */
export async function search(actor: Actor, input: SearchInput): Promise<Page<FoundView>> {
  const { projectId, before, limit, q } = input;
  if (projectId) await authorize(actor, "project:see", { projectId });
  const words = wordsOf(q);
  if (words.length === 0) return new Page<FoundView>([]);
  const cursor = before === undefined ? null : await findCursor(actor, before);
  const rows = await foundRows(actor, { words, projectId, cursor, limit: limit + 1 });
  return pageOf(rows, limit).map((row) => toFoundView(row, q, words));
}

/** What the actor no longer sees still works as a cursor, in a project of theirs. */
async function findCursor(actor: Actor, id: string): Promise<Cursor> {
  const [last] = await query<{ at: string }>(Prisma.sql`
    WITH ${ownProjectIds(actor.id)}
    SELECT created_at::text AS at FROM (
      SELECT project_id, created_at FROM updates WHERE id = ${id}::uuid
      UNION ALL SELECT u.project_id, c.created_at FROM comments c JOIN updates u ON u.id = c.update_id WHERE c.id = ${id}::uuid
      UNION ALL SELECT project_id, created_at FROM chat_messages WHERE id = ${id}::uuid
      UNION ALL SELECT project_id, created_at FROM project_tasks WHERE id = ${id}::uuid
      UNION ALL SELECT project_id, created_at FROM subtasks WHERE id = ${id}::uuid) last
    WHERE project_id IN (SELECT id FROM own)`);
  if (!last) throw invalid("before", "unknown");
  return { id, at: last.at };
}

function toFoundView(
  { texts, languages, updateId, taskId, withId, createdAt, ...found }: FoundRow,
  q: string,
  words: readonly string[],
): FoundView {
  const at = Math.max(
    0,
    texts.findIndex((text) => text !== null && matches(text, q)),
  );
  const text = texts[at] ?? "";
  return {
    ...found,
    ...(found.type === "comment" && updateId !== null && { updateId }),
    ...(found.type === "subtask" && taskId !== null && { taskId }),
    ...(found.type === "message" && { withId }),
    excerpt: excerptAround(text, words),
    language: languageStored(languages[at] ?? null, text),
    createdAt: createdAt.toISOString(),
  };
}

/** How long an excerpt is, and how many words of it may come before the one that was found. */
const [LENGTH, BEFORE] = [240, 8];

/** The text around the longest word of the search, on one line. No word that is searched for has a space in it. */
function excerptAround(text: string, [longest = ""]: readonly string[]): string {
  const written = text.trim().split(/\s+/u);
  const at = written.findIndex((word) => foldForSearch(word).includes(longest));
  const start = Math.max(0, at - BEFORE);
  const rest = excerptOf(written.slice(start, start + LENGTH).join(" "), LENGTH);
  return start > 0 ? `… ${rest}` : rest;
}
