import { announceTranslation } from "./announce-translation";
import { findTranslations } from "./find-translations";
import type { Item } from "./schema";
import { allSubjects } from "./subjects";
import { rolesIn } from "@/lib/access/project-roles";
import { isAiConfigured } from "@/lib/ai/client";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { db, Prisma } from "@/lib/kernel/db";

/**
 * Translates a text into its readers' languages. Safe to repeat: stored translations are not made again. Throws while the
 * service fails or the business has reached its limit, so that the job is retried.
 */
export async function translateText({ by = null, ...item }: Item & { by?: string | null }): Promise<void> {
  if (!isAiConfigured()) return;
  const [subject] = await allSubjects([item], DEFAULT_LOCALE);
  if (!subject) return;
  let known = await storedOf(item);
  const announceChanges = async () => {
    const before = known;
    known = await storedOf(item);
    if (known !== before) await announceTranslation(item, subject.projectId);
  };
  try {
    for (const to of await languagesRead(item, subject.projectId)) {
      const read = () => allSubjects([item], to);
      const { problem } = await findTranslations({ to, userId: by, read, onStored: announceChanges });
      if (problem) throw problem;
    }
  } finally {
    await announceChanges();
  }
}

/** Which translations are stored, whatever their version, with the doubts about them. */
async function storedOf({ id }: Item): Promise<string | null> {
  const [row] = await db().$queryRaw<{ ids: string | null }[]>(Prisma.sql`
    SELECT string_agg(concat(t.id, md5(t.doubts::text)), ' ' ORDER BY t.id) AS ids FROM translations t
    WHERE t.subject_id = ${id}::uuid AND t.content IS NOT NULL`);
  return row?.ids ?? null;
}

/** The languages of everybody who can open the project; for a direct message, of its author and recipient. */
async function languagesRead({ type, id }: Item, projectId: string): Promise<string[]> {
  const isItsReader =
    type === "message"
      ? Prisma.sql`EXISTS (SELECT 1 FROM chat_messages m WHERE m.id = ${id}::uuid
                           AND (m.recipient_id IS NULL OR u.id IN (m.author_id, m.recipient_id)))`
      : Prisma.sql`true`;
  const rows = await db().$queryRaw<{ language: string }[]>(Prisma.sql`
    SELECT DISTINCT u.language FROM (${rolesIn(Prisma.sql`${projectId}::uuid`)}) r JOIN users u ON u.id = r.user_id
    WHERE u.suspended_at IS NULL AND ${isItsReader} ORDER BY u.language`);
  return rows.map(({ language }) => language);
}
