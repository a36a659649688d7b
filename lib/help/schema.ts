import { z } from "zod";
import { LOCALES } from "@/lib/i18n/locale";
import { atMost, idParam, requiredText } from "@/lib/kernel/text";

/** Maximum lengths of titles and slugs, as their columns hold them. */
export const FAQ_TITLE = 500;
export const GUIDE_TITLE = 300;
export const SLUG = 100;
/** The column has no limit of its own. */
export const HELP_CONTENT = 20_000;

const MAX_INTEGER = 2 ** 31 - 1;

/** An integer; anything that is not a number counts as 0, a fraction as its integer part. */
const displayOrder = z.preprocess(
  toInteger,
  z.number({ error: "invalid" }).min(-MAX_INTEGER, "invalid").max(MAX_INTEGER, "invalid"),
);

function toInteger(value: unknown): number {
  const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
  const number = text === "" ? 0 : Number(text);
  return Number.isFinite(number) ? Math.trunc(number) : 0;
}

/** Small letters, digits and dashes; null and blank for none. */
const slug = z
  .string({ error: "invalid" })
  .trim()
  .check(atMost(SLUG))
  .regex(/^[a-z0-9-]*$/, "slugInvalid")
  .nullable()
  .transform((text) => (text === "" ? null : text));

function itemFields(title: number) {
  return {
    title: requiredText(title, "required"),
    content: requiredText(HELP_CONTENT, "required"),
    language: z.enum(LOCALES, "invalid"),
    slug,
    displayOrder,
    isActive: z.boolean({ error: "invalid" }),
  };
}

/** A new item: title and content are required. */
function newItem(title: number) {
  const fields = itemFields(title);
  return z.object({
    ...fields,
    language: fields.language.default("en"),
    slug: fields.slug.default(null),
    displayOrder: fields.displayOrder.default(0),
    isActive: fields.isActive.default(true),
  });
}

/** What is absent stays as it is. */
function editedItem(title: number) {
  const { displayOrder: order, ...fields } = itemFields(title);
  return z.object({ ...z.object(fields).partial().shape, displayOrder: order.optional() });
}

export const faqInput = newItem(FAQ_TITLE);
export const guideInput = newItem(GUIDE_TITLE);
export const editFaqInput = editedItem(FAQ_TITLE);
export const editGuideInput = editedItem(GUIDE_TITLE);
export const helpParams = idParam;

export type HelpItemInput = z.output<typeof faqInput>;
export type EditHelpItemInput = z.output<typeof editFaqInput> & HelpParams;
export type HelpParams = z.output<typeof helpParams>;
