import * as limits from "./limits";
import { type ProposedPlan, proposedPlan, type ProposeInput } from "./schema";
import type { ProposalProgress } from "./view";
import { askUntilFit } from "@/lib/ai/ask-until-fit";
import type { Pay } from "@/lib/ai/cost";
import { proposePlan } from "@/lib/ai/prompts/propose-plan";
import { createFormat } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locale";
import { createLongDates } from "@/lib/i18n/long-dates";

const LIMITS = {
  title: limits.TITLE,
  description: limits.DESCRIPTION,
  folders: { min: 1, max: limits.MOST_FOLDERS },
  folderName: limits.FOLDER_NAME,
  folderDescription: limits.FOLDER_DESCRIPTION,
  subtasks: { min: 0, max: limits.MOST_SUBTASKS },
  subtaskName: limits.SUBTASK_NAME,
};

interface Asking {
  language: Locale;
  /** IANA name of the zone whose day the service takes for today. */
  timeZone: string;
  signal: AbortSignal;
  report: (progress: ProposalProgress) => void;
  pay: Pay;
}

/** A plan that fits our limits; the service is asked once more when its first answer does not. Throws AiError. */
export function askForPlan(
  { prompt, context }: ProposeInput,
  { language, timeZone, signal, report, pay }: Asking,
): Promise<ProposedPlan> {
  const { industry = null, dueDateISO: dueDate = null } = context;
  const data = { prompt, today: todayIn(timeZone), industry, dueDate, limits: LIMITS };
  const onText = (soFar: string) => report(progressOf(soFar));
  const question = { name: "plan", schema: proposedPlan, instructions: proposePlan(language), data };
  return askUntilFit({ ...question, pay, signal, onText });
}

/** With its weekday, from which "by Friday" is counted: "2026-11-27, Friday". */
function todayIn(timeZone: string): string {
  const prefs = { locale: "en", timeZone } as const;
  const now = new Date();
  return `${createFormat(prefs).today(now)}, ${createLongDates(prefs).weekdayName(now)}`;
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
