import { joinTranslation, TRANSLATION } from "./source";
import { type StoredTranslation, toTranslationView, type TranslationView } from "./view";
import { db, Prisma } from "@/lib/kernel/db";

interface Row {
  id: string;
  translation: StoredTranslation | null;
}

/** The stored translations of comments into a language, by comment; one statement. */
export async function commentTranslations(
  comments: readonly { id: string }[],
  to: string,
): Promise<Map<string, TranslationView>> {
  const ids = comments.map(({ id }) => id);
  const rows = await db().$queryRaw<Row[]>(Prisma.sql`
    SELECT c.id, ${TRANSLATION} AS translation FROM comments c ${joinTranslation(to, Prisma.sql`c`)}
    WHERE c.id = ANY (${ids}::uuid[]) AND translated.id IS NOT NULL`);
  return new Map(
    rows.flatMap(({ id, translation }) => (translation ? [[id, toTranslationView(translation)]] : [])),
  );
}
