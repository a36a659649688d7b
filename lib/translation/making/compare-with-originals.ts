import { applyVerdict } from "./apply-verdict";
import { askForDifferences } from "./ask-for-differences";
import { doubtsOf } from "./to-translation-result";
import { payFor } from "@/lib/ai/budget";
import { CHECK_TRANSLATIONS_VERSION } from "@/lib/ai/prompts/check-translations";
import { TRANSLATE_TEXTS_VERSION } from "@/lib/ai/prompts/translate-texts";
import type { JobData } from "@/lib/events/job-catalogue";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { announceTranslations } from "@/lib/translation/announce-translations";
import { readKnowledge } from "@/lib/translation/knowledge";
import type { Item } from "@/lib/translation/schema";
import { allSubjects, type Subject } from "@/lib/translation/subjects";
import type { ComparedPiece } from "@/lib/translation/view";

/** Of the instructions that made a translation, and of those that it was compared by. */
const COMPARED_VERSION = `${TRANSLATE_TEXTS_VERSION} ${CHECK_TRANSLATIONS_VERSION}`;

/**
 * Has the service compare stored translations with their originals, and stores and announces what doubts remain; who asked for them
 * pays, with the business. Their readers have
 * them already: what the service does not answer keeps the guard's doubts for good. Safe to repeat: what has been compared, and what
 * was translated of a text that has changed, is not compared again.
 */
export async function compareWithOriginals({ to, items, by }: JobData<"text.compare">): Promise<void> {
  const owed = (await allSubjects(items, to)).flatMap((subject) => {
    const pieces = subject.stored?.uncompared;
    return pieces ? [{ subject, pieces }] : [];
  });
  const [first] = owed;
  if (!first) return;
  const { projectId, businessId } = first.subject;
  const known = (await readKnowledge([first.subject], to)).get(projectId);
  const pairs = owed.flatMap(({ pieces }) => pieces.map(({ texts }) => texts));
  const pay = payFor({ businessId, userId: by });
  const differences = await askForDifferences(pairs, { names: [], glossary: [], ...known, pay });
  let from = 0;
  const rows = owed.map(({ subject, pieces }) =>
    rowOf(subject, pieces, differences.slice(from, (from += pieces.length))),
  );
  await transaction(async (tx) => await announceTranslations(tx, await store(tx, rows, to), projectId));
}

type Differences = Awaited<ReturnType<typeof askForDifferences>>;

function rowOf({ id, version }: Subject, pieces: readonly ComparedPiece[], found: Differences) {
  const compared = pieces.map((piece, at) => {
    const differences = found[at];
    return differences ? { ...piece, doubts: applyVerdict(piece.doubts, differences, piece.texts) } : piece;
  });
  return {
    subject_id: id,
    source_hash: version,
    doubts: doubtsOf(compared),
    prompt_version: found.every((one) => one !== null) ? COMPARED_VERSION : TRANSLATE_TEXTS_VERSION,
  };
}

/** Returns the texts whose doubts are others now. Another run of the same job may have stored them already. */
async function store(tx: Tx, rows: readonly ReturnType<typeof rowOf>[], to: string): Promise<Item[]> {
  const stored = await tx.$queryRaw<(Item & { isChanged: boolean })[]>(Prisma.sql`
    WITH compared AS (
      SELECT t.id, t.doubts AS before, r.doubts, r.prompt_version FROM translations t
      JOIN jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r (subject_id uuid, source_hash text, doubts jsonb, prompt_version text)
        ON r.subject_id = t.subject_id AND r.source_hash = t.source_hash
      WHERE t.to_language = ${to} AND t.uncompared IS NOT NULL ORDER BY t.subject_id, t.source_hash FOR NO KEY UPDATE OF t)
    UPDATE translations t SET doubts = compared.doubts, prompt_version = compared.prompt_version, uncompared = NULL
    FROM compared WHERE t.id = compared.id
    RETURNING t.subject_type AS type, t.subject_id AS id, compared.before <> t.doubts AS "isChanged"`);
  return stored.filter(({ isChanged }) => isChanged);
}
