import type { z } from "zod";
import { ask, type Question } from "./ask";
import { AiError } from "./client";
import { UnfitAnswer } from "./unfit-answer";

/** How many problems of its response the service is told. */
const MOST_PROBLEMS = 20;

/** Asks the service, and retries once, naming the problems, if its response does not fit. Throws as `ask` does. */
export async function askUntilFit<S extends z.ZodObject>(question: Question<S>): Promise<z.output<S>> {
  try {
    return (await ask(question)).answer;
  } catch (error) {
    const unfit = error instanceof AiError && error.cause instanceof UnfitAnswer ? error.cause : null;
    if (!unfit || question.signal?.aborted) throw error;
    const problems = unfit.problems.slice(0, MOST_PROBLEMS);
    return (await ask({ ...question, data: { ...question.data, problems } })).answer;
  }
}
