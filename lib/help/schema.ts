import { z } from "zod";
import { LOCALES } from "@/lib/i18n/locale";
import { atMost, optionalText, requiredText, uuid } from "@/lib/kernel/text";
import { isOwnPath, isSafeLink } from "@/lib/shared/paths/links";

/** Maximum lengths of titles and slugs, as their columns hold them. */
export const FAQ_TITLE = 500;
export const GUIDE_TITLE = 300;
export const SLUG = 100;
const MATERIAL_TITLE = 200;
const LINK = 500;
const FILE_TYPE = 50;
/** These columns have no limit of their own. */
export const HELP_CONTENT = 20_000;
const DESCRIPTION = 2000;

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

const language = z.enum(LOCALES, "invalid");
const isActive = z.boolean({ error: "invalid" });

/** A new item; of `optional`, what is absent is null. */
function newItem<R extends z.core.$ZodLooseShape, O extends z.core.$ZodLooseShape>(required: R, optional: O) {
  return z.object({
    ...required,
    ...z.object(optional).partial().shape,
    language: language.default("en"),
    displayOrder: displayOrder.default(0),
    isActive: isActive.default(true),
  });
}

/** What is absent stays as it is. */
function editedItem<F extends z.core.$ZodLooseShape>(fields: F) {
  const partial = z.object({ ...fields, language, isActive }).partial();
  return z.object({ ...partial.shape, displayOrder: displayOrder.optional() });
}

const content = requiredText(HELP_CONTENT, "required");
const faq = { title: requiredText(FAQ_TITLE, "required"), content };
const guide = { title: requiredText(GUIDE_TITLE, "required"), content };
/** An empty one is missing already. */
const link = requiredText(LINK, "required").refine((text) => text === "" || isSafeLink(text), "linkInvalid");
const title = requiredText(MATERIAL_TITLE, "required");
const description = optionalText(DESCRIPTION).unwrap();
const amount = z.int("invalid").min(0, "invalid").max(MAX_INTEGER, "invalid").nullable();

const document = { title, fileUrl: link };
const ofDocument = {
  description,
  fileSize: amount.describe("Bytes."),
  fileType: optionalText(FILE_TYPE).unwrap(),
};
const video = { title, videoUrl: link };
const ofVideo = {
  description,
  thumbnailUrl: optionalText(LINK)
    .unwrap()
    .refine((path) => path === null || isOwnPath(path), "pictureElsewhere")
    .describe("A path of this site: pictures of other sites are not loaded."),
  duration: amount.describe("Seconds."),
};

export const faqInput = newItem(faq, { slug });
export const guideInput = newItem(guide, { slug });
export const documentInput = newItem(document, ofDocument);
export const videoInput = newItem(video, ofVideo);
export const editFaqInput = editedItem({ ...faq, slug });
export const editGuideInput = editedItem({ ...guide, slug });
export const editDocumentInput = editedItem({ ...document, ...ofDocument });
export const editVideoInput = editedItem({ ...video, ...ofVideo });
export const moveHelpInput = z.object({
  before: uuid().nullable().describe("The item that it goes before; null for the end."),
});

export type HelpItemInput = z.output<typeof faqInput>;
export type HelpDocumentInput = z.output<typeof documentInput>;
export type HelpVideoInput = z.output<typeof videoInput>;
export type EditHelpItemInput = z.output<typeof editFaqInput> & { id: string };
export type EditHelpDocumentInput = z.output<typeof editDocumentInput> & { id: string };
export type EditHelpVideoInput = z.output<typeof editVideoInput> & { id: string };
