import { expect, test } from "vitest";
import { templateOf } from "./templates";
import { toDraft, toPlan } from "@/components/kickoff/draft";
import { type Locale, LOCALES } from "@/lib/i18n/locale";
import { TEMPLATE_KINDS } from "@/lib/i18n/template-texts";
import { createFromProposalInput } from "@/lib/kickoff/schema";

const businessId = "0199c0de-0000-7000-8000-000000000000";

test.each(TEMPLATE_KINDS)("%s fits the limits, with the same stages and steps in each language", (kind) => {
  const stepsIn = (locale: Locale) => templateOf(kind, locale).folders.map(({ subtasks }) => subtasks.length);
  for (const locale of LOCALES) {
    const plan = { ...toPlan(toDraft(templateOf(kind, locale))), businessId };
    expect(createFromProposalInput.safeParse(plan).error).toBeUndefined();
    expect(stepsIn(locale)).toEqual(stepsIn("en"));
  }
  expect(stepsIn("en").length).toBeGreaterThanOrEqual(5);
});
