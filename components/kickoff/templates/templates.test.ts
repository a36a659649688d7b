import { expect, test } from "vitest";
import { toDraft, toPlan } from "../draft";
import { TEMPLATE_KINDS, templateOf } from "./templates";
import { createFromProposalInput } from "@/lib/kickoff/schema";

const businessId = "0199c0de-0000-7000-8000-000000000000";

test.each(TEMPLATE_KINDS)("%s fits the limits, with the same stages and steps in both languages", (kind) => {
  const [en, es] = [templateOf(kind, "en"), templateOf(kind, "es")];
  for (const template of [en, es])
    expect(
      createFromProposalInput.safeParse({ ...toPlan(toDraft(template)), businessId }).error,
    ).toBeUndefined();
  expect(es.folders.map(({ subtasks }) => subtasks.length)).toEqual(
    en.folders.map(({ subtasks }) => subtasks.length),
  );
  expect(en.folders.length).toBeGreaterThanOrEqual(5);
});
