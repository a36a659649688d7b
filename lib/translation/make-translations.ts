import { askForTexts } from "./ask-for-texts";
import { askForVerdicts } from "./ask-for-verdicts";
import { type ForeignText, type TranslationResult, whileClaimed } from "./claims";
import type { Knowledge } from "./knowledge";
import { type Piece, piecesOf } from "./pieces";
import { toTranslationResult } from "./to-translation-result";
import { assertAffordable, isUnpaid, limitReached, payFor } from "@/lib/ai/budget";
import { AiError } from "@/lib/ai/client";
import { AppError } from "@/lib/shared/errors";

/** The language, the names and terms of each project, and who asked: they pay, with the business. */
interface Making {
  to: string;
  knowledge: ReadonlyMap<string, Knowledge>;
  userId: string | null;
  signal?: AbortSignal | undefined;
}

/** Why some translations are missing; null if none are. */
export type Problem = Error | null;

/**
 * Translates texts with the service, and stores the results with the doubts of the guard and of a second request that compares them
 * with their originals. Skips texts that another process is
 * translating. Returns why some are missing: the service, or a daily limit.
 */
export async function makeTranslations(texts: readonly ForeignText[], making: Making): Promise<Problem> {
  if (texts.length === 0) return null;
  const unpaid = await unpaidBusinesses(texts, making.userId);
  const affordable = texts.filter(({ subject }) => !unpaid.has(subject.businessId));
  let [problem = null]: Problem[] = [...unpaid.values()];
  await whileClaimed(affordable, making.to, async (claimed) => {
    const byProject = [...Map.groupBy(claimed, ({ subject }) => subject.projectId).values()];
    const done = await Promise.all(byProject.map((some) => translateProject(some, making)));
    problem = done.find((one) => one.problem)?.problem ?? problem;
    return {
      results: done.flatMap(({ results }) => results),
      refused: done.flatMap(({ refused }) => refused),
    };
  });
  return problem;
}

/** Those of the texts' businesses that nothing is left for, each with the limit that is reached: nothing is claimed for them. */
async function unpaidBusinesses(
  texts: readonly ForeignText[],
  userId: string | null,
): Promise<Map<string, Error>> {
  const unpaid = new Map<string, Error>();
  for (const businessId of new Set(texts.map(({ subject }) => subject.businessId)))
    await assertAffordable({ businessId, userId }).catch((error: unknown) => {
      if (!isUnpaid(error)) throw error;
      unpaid.set(businessId, ofTranslation(error));
    });
  return unpaid;
}

/** The business's limit, as readers of translations know it. */
function ofTranslation(error: unknown): Error {
  return error instanceof AppError && error.key === "aiLimit"
    ? limitReached("translationLimit")
    : (error as Error);
}

interface Done {
  results: TranslationResult[];
  refused: ForeignText[];
  problem: Problem;
}

async function translateProject(texts: ForeignText[], making: Making): Promise<Done> {
  const known = making.knowledge.get(texts[0]?.subject.projectId ?? "") ?? { names: [], glossary: [] };
  const heard = texts.flatMap((foreign) => heardOf(foreign) ?? []);
  const asked = await askFor(
    texts.filter((foreign) => !heard.some((one) => one.foreign === foreign)),
    known,
    making,
  );
  const results = await check([...heard, ...asked.translated], known, making);
  return { results, refused: asked.refused, problem: asked.problem };
}

/** A text's pieces with their translations, in the same order. */
interface Translated {
  foreign: ForeignText;
  pieces: Piece[];
  translated: string[];
}

/** The translation made during transcription, if the transcript has not changed since: it need not be paid for twice. */
function heardOf(foreign: ForeignText): Translated | null {
  const pieces = piecesOf(foreign.subject);
  const heard = foreign.subject.heardPieces ?? [];
  const isSame = pieces.length === heard.length && pieces.every(({ text }, at) => text === heard[at]?.text);
  return isSame ? { foreign, pieces, translated: heard.map(({ translation }) => translation) } : null;
}

interface Asked extends Omit<Done, "results"> {
  translated: Translated[];
}

async function askFor(
  texts: ForeignText[],
  known: Knowledge,
  { to, userId, signal }: Making,
): Promise<Asked> {
  const done: Asked = { translated: [], refused: [], problem: null };
  const [first] = texts;
  if (!first) return done;
  const pieces = texts.map(({ subject }) => piecesOf(subject));
  const batch = { ...known, texts: pieces.flat().map(({ text }) => text) };
  const pay = payFor({ businessId: first.subject.businessId, userId });
  const answers = await askForTexts(batch, to, { signal, pay });
  let from = 0;
  for (const [at, foreign] of texts.entries()) {
    const own = pieces[at] ?? [];
    const translated = answers.slice(from, from + own.length);
    from += own.length;
    const failure = translated.find((one) => one.status === "rejected");
    if (!failure) done.translated.push({ foreign, pieces: own, translated: translated.map(valueOf) });
    else if (isRefusal(failure.reason) && texts.length === 1) done.refused.push(foreign);
    else done.problem = ofTranslation(failure.reason);
  }
  return done;
}

/** Has the service compare all translations of a project with their originals, and adds the guard's doubts. */
async function check(
  all: readonly Translated[],
  { names, glossary }: Knowledge,
  { to, userId, signal }: Making,
): Promise<TranslationResult[]> {
  const [first] = all;
  if (!first) return [];
  const pairs = all.flatMap(({ pieces, translated }) =>
    pieces.map(({ text }, at) => ({ original: text, translation: translated[at] ?? "" })),
  );
  const pay = payFor({ businessId: first.foreign.subject.businessId, userId });
  const verdicts = await askForVerdicts(pairs, { glossary, pay, signal });
  let from = 0;
  return Promise.all(
    all.map(({ foreign, pieces, translated }) => {
      const own = verdicts.slice(from, (from += pieces.length));
      return toTranslationResult(foreign, { to, pieces, translated, verdicts: own, names });
    }),
  );
}

/** Whether the service refused the text itself; in a batch, another text may be the cause. */
function isRefusal(reason: unknown): boolean {
  return reason instanceof AiError && reason.problem === "refused";
}

function valueOf(result: PromiseSettledResult<string>): string {
  return result.status === "fulfilled" ? result.value : "";
}
