import { askForTexts } from "./ask-for-texts";
import { type Foreign, type Made, whileClaimed } from "./claims";
import { addCosts, limitReached, spentOut } from "./daily-limit";
import type { Knowledge } from "./knowledge";
import { piecesOf } from "./pieces";
import { toMade } from "./to-made";
import { AiError } from "@/lib/ai/client";
import type { Usage } from "@/lib/ai/cost";

/** Why some translations are missing; null if none are. */
export type Problem = Error | null;

/**
 * Translates texts with the service, and stores the results with the guard's doubts. Skips texts that another process is
 * translating. Returns why some are missing: the service, or their business's daily limit.
 */
export async function makeTranslations(
  texts: readonly Foreign[],
  to: string,
  knowledge: ReadonlyMap<string, Knowledge>,
  signal?: AbortSignal,
): Promise<Problem> {
  if (texts.length === 0) return null;
  const spent = await spentOut(texts.map(({ subject }) => subject.businessId));
  const affordable = texts.filter(({ subject }) => !spent.has(subject.businessId));
  let problem: Problem = affordable.length < texts.length ? limitReached() : null;
  await whileClaimed(affordable, to, async (claimed) => {
    const byProject = [...Map.groupBy(claimed, ({ subject }) => subject.projectId)];
    const done = await Promise.all(
      byProject.map(([id, some]) =>
        translateProject(some, to, knowledge.get(id) ?? { names: [], glossary: [] }, signal),
      ),
    );
    problem = done.find((one) => one.problem)?.problem ?? problem;
    return { made: done.flatMap(({ made }) => made), refused: done.flatMap(({ refused }) => refused) };
  });
  return problem;
}

interface Done {
  made: Made[];
  refused: Foreign[];
  problem: Problem;
}

async function translateProject(
  texts: Foreign[],
  to: string,
  known: Knowledge,
  signal?: AbortSignal,
): Promise<Done> {
  const heard = texts.flatMap((foreign) => heardOf(foreign, to, known) ?? []);
  const asked = texts.filter((foreign) => !heard.some((made) => made.foreign === foreign));
  const done = await askFor(asked, to, known, signal);
  return { ...done, made: [...heard, ...done.made] };
}

/** The translation made during transcription, if the transcript has not changed since: it need not be paid for twice. */
function heardOf(foreign: Foreign, to: string, known: Knowledge): Made | null {
  const pieces = piecesOf(foreign.subject);
  const heard = foreign.subject.heardPieces ?? [];
  const isSame = pieces.length === heard.length && pieces.every(({ text }, at) => text === heard[at]?.text);
  if (!isSame) return null;
  const translated = heard.map(({ translation }) => translation);
  return toMade(foreign, { to, pieces, translated, names: known.names });
}

async function askFor(texts: Foreign[], to: string, known: Knowledge, signal?: AbortSignal): Promise<Done> {
  if (texts.length === 0) return { made: [], refused: [], problem: null };
  const pieces = texts.map(({ subject }) => piecesOf(subject));
  const batch = { ...known, texts: pieces.flat().map(({ text }) => text) };
  const usages: Usage[] = [];
  const answers = await askForTexts(batch, to, { signal, onUsage: (usage) => usages.push(usage) });
  await addCosts(texts[0]?.subject.businessId ?? "", usages);
  const done: Done = { made: [], refused: [], problem: null };
  let from = 0;
  for (const [at, foreign] of texts.entries()) {
    const own = pieces[at] ?? [];
    const translated = answers.slice(from, from + own.length);
    from += own.length;
    const failure = translated.find((one) => one.status === "rejected");
    if (!failure)
      done.made.push(
        toMade(foreign, { to, pieces: own, translated: translated.map(valueOf), names: known.names }),
      );
    else if (isRefusal(failure.reason) && texts.length === 1) done.refused.push(foreign);
    else done.problem = failure.reason as Error;
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
