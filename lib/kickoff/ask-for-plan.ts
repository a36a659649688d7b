import type { ProposalProgress } from "./view";
import { type ProposedPlan, proposedPlan, type ProposeInput } from "./schema";
import {
  DESCRIPTION,
  FOLDER_DESCRIPTION,
  FOLDER_NAME,
  MOST_FOLDERS,
  MOST_SUBTASKS,
  SUBTASK_NAME,
  TITLE,
} from "./limits";
import { ask, UnfitAnswer } from "@/lib/ai/ask";
import { AiError } from "@/lib/ai/client";
import type { Usage } from "@/lib/ai/cost";
import { proposePlan } from "@/lib/ai/prompts/propose-plan";
import type { Locale } from "@/lib/i18n/locale";

const LIMITS = {
  title: TITLE,
  description: DESCRIPTION,
  folders: { min: 1, max: MOST_FOLDERS },
  folderName: FOLDER_NAME,
  folderDescription: FOLDER_DESCRIPTION,
  subtasks: { min: 0, max: MOST_SUBTASKS },
  subtaskName: SUBTASK_NAME,
};

interface Asking {
  language: Locale;
  signal: AbortSignal;
  report: (progress: ProposalProgress) => void;
  onUsage: (usage: Usage) => void;
}

/** A plan that fits our limits; the service is asked once more when its first answer does not. Throws AiError. */
export async function askForPlan({ prompt, context }: ProposeInput, asking: Asking): Promise<ProposedPlan> {
  const { industry = null, dueDateISO: dueDate = null } = context;
  const data = { prompt, industry, dueDate, limits: LIMITS };
  return askOnce(data, asking).catch((error: unknown) => {
    const unfit = error instanceof AiError && error.cause instanceof UnfitAnswer ? error.cause : null;
    if (!unfit || asking.signal.aborted) throw error;
    return askOnce({ ...data, problems: unfit.problems.slice(0, 20) }, asking);
  });
}

async function askOnce(data: Record<string, unknown>, asking: Asking): Promise<ProposedPlan> {
  const { language, signal, report, onUsage } = asking;
  const onText = (soFar: string) => {
    report(progressOf(soFar));
  };
  const question = { name: "plan", schema: proposedPlan, instructions: proposePlan(language), data };
  try {
    const { answer, usage } = await ask({ ...question, signal, onText });
    onUsage(usage);
    return answer;
  } catch (error) {
    if (error instanceof AiError && error.cause instanceof UnfitAnswer) onUsage(error.cause.usage);
    throw error;
  }
}

/** What can be read of an answer that is still arriving: a folder is an object whose name is followed by a description. */
export function progressOf(soFar: string): ProposalProgress {
  const title = /"title"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(soFar)?.[1];
  const folders = soFar
    .slice(soFar.indexOf('"folders"'))
    .matchAll(/"name"\s*:\s*("(?:[^"\\]|\\.)*")\s*,\s*"description"/g);
  return {
    title: title ? textOf(title) : null,
    folders: [...folders].map(([, name]) => textOf(name ?? '""')),
  };
}

function textOf(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return "";
  }
}
