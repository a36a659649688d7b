import { answerOf, idOf, inChunks } from "./chunks";
import { type ForeignText, type TranslationResult, whileClaimed } from "./claims";
import { piecesOf } from "./pieces";
import { toTranslationResult } from "./to-translation-result";
import { ask } from "@/lib/ai/ask";
import { assertAffordable, isUnpaid, limitReached, payFor } from "@/lib/ai/budget";
import { AiError } from "@/lib/ai/client";
import type { Pay } from "@/lib/ai/cost";
import { translatedTexts, translateTexts } from "@/lib/ai/prompts/translate-texts";
import { AppError } from "@/lib/shared/errors";
import { type Knowledge, termsIn } from "@/lib/translation/knowledge";

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
 * Translates texts with the service, and stores the results with the guard's doubts. Skips texts that another process is
 * translating. Returns why some are missing: the service, or a daily limit.
 */
export async function makeTranslations(texts: readonly ForeignText[], making: Making): Promise<Problem> {
  if (texts.length === 0) return null;
  const unpaid = await unpaidBusinesses(texts, making.userId);
  const affordable = texts.filter(({ subject }) => !unpaid.has(subject.businessId));
  let [problem = null]: Problem[] = [...unpaid.values()];
  await whileClaimed(affordable, making, async (claimed) => {
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
  const heard = (await Promise.all(texts.map((foreign) => heardOf(foreign, making.to, known)))).flatMap(
    (result) => result ?? [],
  );
  const asked = texts.filter((foreign) => !heard.some((result) => result.foreign === foreign));
  const done = await askFor(asked, known, making);
  return { ...done, results: [...heard, ...done.results] };
}

/** The translation made during transcription, if the transcript has not changed since: it need not be paid for twice. */
async function heardOf(
  foreign: ForeignText,
  to: string,
  known: Knowledge,
): Promise<TranslationResult | null> {
  const pieces = piecesOf(foreign.subject);
  const heard = foreign.subject.heardPieces ?? [];
  const isSame = pieces.length === heard.length && pieces.every(({ text }, at) => text === heard[at]?.text);
  if (!isSame || heard.every(({ translation }) => translation === "")) return null;
  const translated = heard.map(({ translation }) => translation);
  return toTranslationResult(foreign, { to, pieces, translated, names: known.names });
}

async function askFor(texts: ForeignText[], known: Knowledge, making: Making): Promise<Done> {
  const { to, userId, signal } = making;
  const [first, ...more] = texts;
  if (!first) return { results: [], refused: [], problem: null };
  const pieces = texts.map(({ subject }) => piecesOf(subject));
  const batch = { ...known, texts: pieces.flat().map(({ text }) => text) };
  const pay = payFor({ businessId: first.subject.businessId, userId });
  const answers = await askForTexts(batch, to, { signal, pay });
  const done: Done = { results: [], refused: [], problem: null };
  // What was typed beside a recording and what was said.
  const isOneItem = more.every(({ subject }) => subject.id === first.subject.id);
  let from = 0;
  for (const [at, foreign] of texts.entries()) {
    const own = pieces[at] ?? [];
    const translated = answers.slice(from, from + own.length);
    from += own.length;
    const failure =
      translated.find((one) => one.status === "rejected") ??
      (translated.every((one) => valueOf(one) === "") && {
        reason: new AiError("unavailable", new Error("a text without an answer")),
      });
    if (!failure)
      done.results.push(
        await toTranslationResult(foreign, {
          to,
          pieces: own,
          translated: translated.map(valueOf),
          names: known.names,
        }),
      );
    else if (!isRefusal(failure.reason) || !isOneItem) done.problem = ofTranslation(failure.reason);
    else if (texts.length === 1) done.refused.push(foreign);
    else {
      // No job asks for one of them alone.
      const alone = await askFor([foreign], known, making);
      done.results.push(...alone.results);
      done.refused.push(...alone.refused);
      done.problem = alone.problem ?? done.problem;
    }
  }
  return done;
}

/** Whether the service refused the text itself; in a batch, another text may be the cause. */
function isRefusal(reason: unknown): boolean {
  return reason instanceof AiError && reason.problem === "refused";
}

function valueOf(result: PromiseSettledResult<string>): string {
  return result.status === "fulfilled" ? result.value : "";
}

/** Texts of one project, with its names and glossary. */
interface Batch extends Knowledge {
  texts: string[];
}

/** Translates the texts of one project, in order; returns a translation, empty where the service left it out, or the reason for its absence. */
async function askForTexts(
  { texts, names, glossary }: Batch,
  to: string,
  { signal, pay }: { signal?: AbortSignal | undefined; pay: Pay },
): Promise<PromiseSettledResult<string>[]> {
  return inChunks(texts, (text) => text.length, askForChunk);

  async function askForChunk(chunk: string[]): Promise<PromiseSettledResult<string>[]> {
    const data = {
      texts: chunk.map((text, n) => ({ id: idOf(n), text })),
      glossary: termsIn(glossary, chunk),
      names,
    };
    const question = {
      name: "translations",
      schema: translatedTexts,
      instructions: translateTexts(to),
      data,
      pay,
      signal,
    };
    try {
      const { answer } = await ask(question);
      return chunk.map((_, n) => ({
        status: "fulfilled",
        value: answerOf(n, answer.translations)?.text.trim() ?? "",
      }));
    } catch (reason) {
      return chunk.map(() => ({ status: "rejected", reason }));
    }
  }
}
