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
  for (const to of await languagesRead(item, subject.projectId)) {
    const { problem } = await findTranslations({ to, userId: by, read: () => allSubjects([item], to) });
    if (problem) throw problem;
  }
}

/** The languages of everybody who can open the project; for a direct message and its photos, of its author and recipient. */
async function languagesRead({ id }: Item, projectId: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ language: string }[]>(Prisma.sql`
    SELECT DISTINCT u.language FROM (${rolesIn(Prisma.sql`${projectId}::uuid`)}) r JOIN users u ON u.id = r.user_id
    WHERE u.suspended_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM chat_messages m
      WHERE m.id IN (${id}::uuid, (SELECT message_id FROM uploads WHERE id = ${id}::uuid))
        AND m.recipient_id IS NOT NULL AND u.id NOT IN (m.author_id, m.recipient_id))
    ORDER BY u.language`);
  return rows.map(({ language }) => language);
}
