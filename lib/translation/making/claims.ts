import type { Assembled } from "./pieces";
import { TRANSLATE_TEXTS_VERSION } from "@/lib/ai/prompts/translate-texts";
import { enqueue } from "@/lib/events/jobs";
import { db, Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { type Claim, isExpired, type Leased, underLease } from "@/lib/kernel/lease";
import { newId } from "@/lib/kernel/new-id";
import { announceTranslations } from "@/lib/translation/announce-translations";
import type { Item } from "@/lib/translation/schema";
import { ALL_SEEN, idsOf, sourcesOf } from "@/lib/translation/source";
import type { Subject } from "@/lib/translation/subjects";
import type { ComparedPiece, StoredDoubt } from "@/lib/translation/view";

/** A text, and the language that it is translated from. */
export interface ForeignText {
  subject: Subject;
  from: string;
}

/** A claimed text's translation, with the guard's doubts. */
export type TranslationResult = {
  foreign: ForeignText;
  doubts: StoredDoubt[];
  compared: ComparedPiece[];
} & Assembled;

/** The language, and who asked: null if nobody in particular. */
interface Claiming {
  to: string;
  userId: string | null;
}

/**
 * Runs `work` on those of the texts that no other process is translating, so that each is paid for once. Stores the results of
 * each project in one transaction, with what announces them and what has them compared with their originals, except for texts that
 * have changed since.
 */
export async function whileClaimed(
  texts: readonly ForeignText[],
  { to, userId }: Claiming,
  work: (claimed: ForeignText[]) => Promise<{ results: TranslationResult[]; refused: ForeignText[] }>,
): Promise<void> {
  await underLease(translationsOf(texts, to), async (claimed, { id }) => {
    const { results, refused } = await work(claimed);
    for (const some of Map.groupBy(results, ({ foreign }) => foreign.subject.projectId).values())
      await storeOfProject(some, { to, by: userId, claimId: id });
    await refuse(refused, id);
  });
}

function translationsOf(texts: readonly ForeignText[], to: string): Leased<ForeignText[]> {
  return {
    async take(claim) {
      const claimed = await take(texts, to, claim);
      return claimed.length > 0 ? claimed : null;
    },
    renew: ({ id, until }) =>
      db().$executeRaw(
        Prisma.sql`UPDATE translations SET claimed_until = ${until} WHERE claim_id = ${id}::uuid`,
      ),
    // What is stored has no claim any more.
    release: ({ id }) => db().$executeRaw(Prisma.sql`DELETE FROM translations WHERE claim_id = ${id}::uuid`),
  };
}

/** In the order of their ids: two calls with the same texts would deadlock. */
async function take(texts: readonly ForeignText[], to: string, claim: Claim): Promise<ForeignText[]> {
  const rows = texts.map(({ subject: { type, id, projectId, version }, from }) => {
    return {
      id: newId(),
      subject_type: type,
      subject_id: id,
      project_id: projectId,
      source_hash: version,
      from_language: from,
    };
  });
  const claimed = await db().$queryRaw<{ key: string }[]>(Prisma.sql`
    INSERT INTO translations AS t (id, subject_type, subject_id, project_id, update_id, source_hash, from_language, to_language,
                                   claim_id, claimed_until)
    SELECT id, subject_type, subject_id, project_id, CASE WHEN subject_type = 'update' THEN subject_id END, source_hash,
           from_language, ${to}, ${claim.id}::uuid, ${claim.until}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id uuid, subject_type text, subject_id uuid, project_id uuid,
                                                                  source_hash text, from_language text)
    ORDER BY subject_id, source_hash
    ON CONFLICT (subject_id, to_language, source_hash) DO UPDATE
    SET claim_id = EXCLUDED.claim_id, claimed_until = EXCLUDED.claimed_until
    WHERE ${isExpired(Prisma.sql`t.claimed_until`)}
    RETURNING t.subject_id || t.source_hash AS key`);
  const keys = new Set(claimed.map(({ key }) => key));
  return texts.filter(({ subject }) => keys.has(subject.id + subject.version));
}

interface Storing {
  to: string;
  by: string | null;
  claimId: string;
}

function storeOfProject(results: readonly TranslationResult[], { to, by, claimId }: Storing): Promise<void> {
  return transaction(async (tx) => {
    const items = await store(tx, results, claimId);
    const subject = results[0]?.foreign.subject;
    if (items.length === 0 || !subject) return;
    await enqueue(tx, "text.compare", { to, items, by }, subject.businessId);
    await announceTranslations(tx, items, subject.projectId);
  });
}

/** Stores only translations of unchanged texts, and returns these. A withdrawn text has lost its claim. */
function store(tx: Tx, results: readonly TranslationResult[], claimId: string): Promise<Item[]> {
  const rows = results.map(({ foreign: { subject }, compared, ...stored }) => {
    return { subject_id: subject.id, source_hash: subject.version, ...stored, uncompared: compared };
  });
  const items = results.map(({ foreign }) => foreign.subject);
  return tx.$queryRaw<Item[]>(Prisma.sql`
    WITH claimed AS (
      SELECT id FROM translations WHERE claim_id = ${claimId}::uuid ORDER BY subject_id, source_hash FOR NO KEY UPDATE)
    UPDATE translations t SET content = r.content, description = r.description, segments = r.segments, doubts = r.doubts,
           uncompared = r.uncompared, prompt_version = ${TRANSLATE_TEXTS_VERSION}, claim_id = NULL, claimed_until = NULL
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (subject_id uuid, source_hash text, content text,
                                                                  description text, segments jsonb, doubts jsonb, uncompared jsonb)
    JOIN (${sourcesOf(idsOf(items), ALL_SEEN)}) source ON source.id = r.subject_id
    WHERE t.id IN (SELECT id FROM claimed) AND t.subject_id = r.subject_id AND t.source_hash = r.source_hash
      AND t.source_hash = text_version(source.text, source.description, source.segments)
    RETURNING t.subject_type AS type, t.subject_id AS id`);
}

async function refuse(refused: readonly ForeignText[], claimId: string): Promise<void> {
  if (refused.length === 0) return;
  const keys = refused.map(({ subject }) => subject.id + subject.version);
  await db().$executeRaw(Prisma.sql`
    UPDATE translations SET refused_at = clock_timestamp(), claim_id = NULL, claimed_until = NULL
    WHERE claim_id = ${claimId}::uuid AND subject_id || source_hash = ANY (${keys}::text[])`);
}
