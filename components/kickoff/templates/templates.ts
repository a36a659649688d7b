import type { Proposed } from "../draft";
import bathroom from "./bathroom.json";
import deck from "./deck.json";
import electrical from "./electrical.json";
import extension from "./extension.json";
import kitchenRefit from "./kitchen-refit.json";
import newBuild from "./new-build.json";
import painting from "./painting.json";
import plumbing from "./plumbing.json";
import roof from "./roof.json";
import type { Locale } from "@/lib/i18n/locale";

/** A plan as it is stored: its subtasks are plain names. */
interface Template extends Omit<Proposed, "folders" | "notes"> {
  folders: { name: string; description: string; subtasks: string[] }[];
}

/** Each trade's usual sequence, in both languages. */
const TEMPLATES = {
  kitchenRefit,
  bathroom,
  roof,
  extension,
  deck,
  painting,
  newBuild,
  electrical,
  plumbing,
} satisfies Record<string, Record<Locale, Template>>;

export type TemplateKind = keyof typeof TEMPLATES;

/** In display order. */
export const TEMPLATE_KINDS = Object.keys(TEMPLATES) as TemplateKind[];

export function templateOf(kind: TemplateKind, locale: Locale): Proposed {
  const { folders, ...template } = TEMPLATES[kind][locale];
  return {
    ...template,
    folders: folders.map(({ subtasks, ...folder }) => {
      return { ...folder, subtasks: subtasks.map((name) => ({ name, isCompleted: false })) };
    }),
  };
}
