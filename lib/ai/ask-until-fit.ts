import type { z } from "zod";
import { ask, type Question, UnfitAnswer } from "./ask";
import { AiError } from "./client";
import type { Usage } from "./cost";

/** How many problems of its response the service is told. */
const MOST_PROBLEMS = 20;

/** Asks the service, and retries once, naming the problems, if its response does not fit. Reports costs to `onUsage`. Throws AiError. */
export async function askUntilFit<S extends z.ZodObject>(
  question: Question<S>,
  onUsage: (usage: Usage) => void,
): Promise<z.output<S>> {
  return askOnce(question, onUsage).catch((error: unknown) => {
    const unfit = unfitIn(error);
    if (!unfit || question.signal?.aborted) throw error;
    const problems = unfit.problems.slice(0, MOST_PROBLEMS);
    return askOnce({ ...question, data: { ...question.data, problems } }, onUsage);
  });
}

async function askOnce<S extends z.ZodObject>(
  question: Question<S>,
  onUsage: (usage: Usage) => void,
): Promise<z.output<S>> {
  try {
    const { answer, usage } = await ask(question);
    onUsage(usage);
    return answer;
  } catch (error) {
    const unfit = unfitIn(error);
    if (unfit) onUsage(unfit.usage);
    throw error;
  }
}

function unfitIn(error: unknown): UnfitAnswer | null {
  return error instanceof AiError && error.cause instanceof UnfitAnswer ? error.cause : null;
}
