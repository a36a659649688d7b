import { likePattern } from "./like-pattern";
import { Prisma } from "@/lib/kernel/db";

/** Letters from which on the indexes, which are of triples of letters, know a word. */
const INDEXED = 3;

/** That a column with a folded text has all the words (`wordsOf`). */
export function hasWords(column: Prisma.Sql, words: readonly string[]): Prisma.Sql {
  const conditions = words.map((word) => {
    const isLike = Prisma.sql`${column} LIKE ${likePattern(word)}`;
    // Postgres would read a whole index for a word that is not in it. This is the same to its estimates alone.
    return word.length < INDEXED ? Prisma.sql`(${isLike}) IS TRUE` : isLike;
  });
  return Prisma.join(conditions, " AND ");
}
