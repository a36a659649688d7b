import { likePattern } from "./like-pattern";
import { Prisma } from "@/lib/kernel/db";

/** Letters from which on the indexes, which are of triples of letters, know a word. */
const INDEXED = 3;

/** That a column with a folded text has all the words (`wordsOf`). */
export function hasWords(column: Prisma.Sql, words: readonly string[]): Prisma.Sql {
  const conditions = words.map((word) => {
    const isLike = Prisma.sql`${column} LIKE ${likePattern(word)}`;
    const parts = partsOf(word);
    if (parts.length === 1) return isLike;
    // IS TRUE keeps a condition from the index, of which Postgres would read all for a word that is not in it.
    const isWord = Prisma.sql`(${isLike}) IS TRUE`;
    return parts.length === 0 ? isWord : Prisma.sql`${column} LIKE ${likePattern(...parts)} AND ${isWord}`;
  });
  return Prisma.join(conditions, " AND ");
}

/**
 * A word in parts of three letters and more, for which the index is asked: it goes through a list of rows for each triple, and a long
 * word has twice as many as its parts. What has all parts in their order has the word, but for few. None of a short word.
 */
function partsOf(word: string): string[] {
  const letters = Array.from(word);
  const count = Math.floor(letters.length / INDEXED);
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * INDEXED, at < count - 1 ? (at + 1) * INDEXED : undefined).join(""),
  );
}
