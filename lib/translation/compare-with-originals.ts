import { askForDifferences } from "./ask-for-differences";
import type { TranslationResult } from "./claims";
import { applyVerdict } from "./guard/apply-verdict";
import type { Knowledge } from "./knowledge";
import { doubtsOf } from "./to-translation-result";
import { payFor } from "@/lib/ai/budget";
import { CHECK_TRANSLATIONS_VERSION } from "@/lib/ai/prompts/check-translations";
import { TRANSLATE_TEXTS_VERSION } from "@/lib/ai/prompts/translate-texts";
import { db, Prisma } from "@/lib/kernel/db";

/** Of the instructions that made a translation, and of those that it was compared by. */
const COMPARED_VERSION = `${TRANSLATE_TEXTS_VERSION} ${CHECK_TRANSLATIONS_VERSION}`;

interface Comparing {
  to: string;
  known: Knowledge;
  userId: string | null;
  signal?: AbortSignal | undefined;
}

/**
 * Has the service compare stored translations of one project with their originals, and stores what doubts remain. Their readers have
 * them already: what is not compared, or lost with its process, keeps the guard's doubts for good.
 */
export async function compareWithOriginals(
  results: readonly TranslationResult[],
  { to, known, userId, signal }: Comparing,
): Promise<void> {
  const [first] = results;
  if (!first) return;
  const pay = payFor({ businessId: first.foreign.subject.businessId, userId });
  const pairs = results.flatMap(({ compared }) => compared.map(({ texts }) => texts));
  const differences = await askForDifferences(pairs, { ...known, pay, signal });
  let from = 0;
  const rows = results.map(({ foreign: { subject }, compared }) => {
    const own = differences.slice(from, from + compared.length);
    from += compared.length;
    const pieces = compared.map((piece, at) => {
      const found = own[at];
      return found ? { ...piece, doubts: applyVerdict(piece.doubts, found, piece.texts) } : piece;
    });
    const isWhole = own.every((found) => found !== null);
    const prompt_version = isWhole ? COMPARED_VERSION : TRANSLATE_TEXTS_VERSION;
    return {
      subject_id: subject.id,
      source_hash: subject.version,
      doubts: doubtsOf(pieces),
      prompt_version,
    };
  });
  if (differences.some((found) => found !== null)) await store(rows, to);
}

interface Row {
  subject_id: string;
  source_hash: string;
}

/** Leaves out translations of texts that have changed. */
async function store(rows: readonly Row[], to: string): Promise<void> {
  await db().$executeRaw(Prisma.sql`
    UPDATE translations t SET doubts = r.doubts, prompt_version = r.prompt_version
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (subject_id uuid, source_hash text, doubts jsonb, prompt_version text)
    WHERE t.subject_id = r.subject_id AND t.to_language = ${to} AND t.source_hash = r.source_hash AND t.content IS NOT NULL`);
}
