import type { Fault } from "./ai-log";
import { fieldsOf } from "./message-fields";

/** What the sandbox plans from a description: a folder for each part of the prompt between commas, and the day that it names, so that a test can tell a right call. */
export function plan(texts: string, instructions: string): object | undefined {
  const { prompt, today, dueDate, limits } = fieldsOf(texts);
  if (typeof prompt !== "string" || typeof today !== "string" || !limits) return undefined;
  const inSpanish = instructions.includes("Spanish, in the t\u00fa form");
  const words = inSpanish ? SPANISH : ENGLISH;
  const parts = prompt
    .split(/[,.;]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
  return {
    title: capital(parts[0] ?? prompt).slice(0, 60),
    description: prompt.slice(0, 400),
    folders: [words.first, ...parts.slice(0, 8).map((part) => capital(part).slice(0, 60)), words.last].map(
      (name) => {
        return {
          name,
          description: `${words.stage}: ${name}`,
          subtasks: words.steps.map((step) => ({ name: step, isCompleted: false })),
        };
      },
    ),
    dueDate: namedDay(prompt, today.slice(0, 10)),
    assumptions: words.assumptions,
    risks: words.risks,
    notes: typeof dueDate === "string" ? `${words.due} ${dueDate}` : null,
  };
}

const MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const MESES = "ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic";
const WEEKS: Record<string, number> = { two: 2, dos: 2, three: 3, tres: 3, six: 6, seis: 6 };

/** The day that a prompt names, as "2026-03-14", "March 14", "18 December", "14 de marzo" or "in three weeks"; null without one. */
function namedDay(prompt: string, today: string): string | null {
  const text = prompt.toLowerCase();
  const written = /\b\d{4}-\d\d-\d\d\b/.exec(text)?.[0];
  if (written) return written;
  const weeks = /\b(?:in|en) (\w+) (?:weeks|semanas)\b/.exec(text)?.[1];
  if (weeks) return daysAfter(today, 7 * (WEEKS[weeks] ?? Number(weeks)));
  const [, month, day] = new RegExp(`\\b(${MONTHS})[a-z]* (\\d{1,2})\\b`).exec(text) ?? [];
  const [, dayBefore, monthAfter] =
    new RegExp(`\\b(\\d{1,2}) (?:de )?(${MONTHS}|${MESES})[a-z]*`).exec(text) ?? [];
  return next(month ?? monthAfter, day ?? dayBefore, today);
}

function next(month: string | undefined, day: string | undefined, today: string): string | null {
  if (!month || !day) return null;
  const at = [MONTHS, MESES].map((names) => names.split("|").indexOf(month)).find((found) => found >= 0) ?? 0;
  const inYear = `${String(at + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const year = Number(today.slice(0, 4)) + (inYear < today.slice(5) ? 1 : 0);
  return `${String(year)}-${inYear}`;
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A plan over the limits, or of another shape. */
export function spoiltPlan(answer: object, how: NonNullable<Fault["spoil"]>): object {
  return how === "text" ? { nonsense: true } : { ...answer, title: "x".repeat(200), folders: [] };
}

const ENGLISH = {
  first: "Site and safety",
  last: "Cleanup and handover",
  stage: "Stage",
  due: "To be finished by",
  steps: ["Order the material", "Do the work", "Check it and take photos"],
  assumptions: ["The owner keeps the access clear.", "Water and power are on site."],
  risks: ["Rain may stop outside work for some days."],
};

const SPANISH = {
  first: "Obra y seguridad",
  last: "Limpieza y entrega",
  stage: "Etapa",
  due: "Se entrega el",
  steps: ["Pide el material", "Haz el trabajo", "Revisa y toma fotos"],
  assumptions: ["El dueño deja libre el paso.", "Hay agua y luz en la obra."],
  risks: ["La lluvia puede parar unos días el trabajo de afuera."],
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
