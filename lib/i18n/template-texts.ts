import type { Locale } from "./locale";
import en from "@/messages/en/templates";
import es from "@/messages/es/templates";

/** A plan for a project as it is stored: its subtasks are plain names. */
interface Template {
  title: string;
  description: string;
  assumptions: string[];
  risks: string[];
  folders: { name: string; description: string; subtasks: string[] }[];
}

export type TemplateKind = keyof typeof en;

/** Each trade's usual sequence, in each language. */
export const TEMPLATE_TEXTS: Record<Locale, Record<TemplateKind, Template>> = { en, es };

/** In display order. */
export const TEMPLATE_KINDS = Object.keys(en) as TemplateKind[];
