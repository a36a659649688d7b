import type { Fault } from "./ai-log";
import { fieldsOf } from "./message-fields";

/** What the sandbox plans from a description: a folder for each part of the prompt between commas, so that a test can tell a right call. */
export function plan(texts: string, instructions: string): object | undefined {
  const { prompt, dueDate, limits } = fieldsOf(texts);
  if (typeof prompt !== "string" || !limits) return undefined;
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
    assumptions: words.assumptions,
    risks: words.risks,
    notes: typeof dueDate === "string" ? `${words.due} ${dueDate}` : null,
  };
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
