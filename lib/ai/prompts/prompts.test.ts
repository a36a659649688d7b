import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { CHECK_TRANSLATIONS, CHECK_TRANSLATIONS_VERSION } from "./check-translations";
import { DESCRIBE_PHOTO_VERSION, describePhoto } from "./describe-photo";
import { PROPOSE_PLAN_VERSION, proposePlan } from "./propose-plan";
import { TRANSLATE_TEXTS_VERSION, translateTexts } from "./translate-texts";
import { TRANSLATE_TRANSCRIPT, TRANSLATE_TRANSCRIPT_VERSION } from "./translate-transcript";

/** Of each version's words: who changes them raises the version, and adds a line here. */
const HASHES: Record<string, string> = {
  "checks-1": "f82017463f7371fbfd0d29b3e48d6a019f34fc14b8b5c7154a58abf4421b8b9c",
  "photo-1": "4a9880cb0f845947dba4e60f8153bab951c995ff7b18c461e30830d27d38e78f",
  "plan-1": "258d2183840411462b47f52861e3942496525bb3f36c6e48beecc252a5f25d4f",
  "plan-2": "650dd0b43bab7126dc4c0c4523160361003e1f24d772729edae3b0202eace592",
  "texts-1": "7fabed3b9963b5e561b9965bdcbd01554495f9a16bc3c30c2f119b0ed621d178",
  "transcript-1": "4788958e8f66b43ac4a65baf4aafec906042c957cebd685aaf98c7e8fe662ead",
};

test.each([
  [TRANSLATE_TEXTS_VERSION, `${translateTexts("en")}${translateTexts("es")}`],
  [TRANSLATE_TRANSCRIPT_VERSION, TRANSLATE_TRANSCRIPT],
  [CHECK_TRANSLATIONS_VERSION, CHECK_TRANSLATIONS],
  [DESCRIBE_PHOTO_VERSION, `${describePhoto("en")}${describePhoto("es")}`],
  [PROPOSE_PLAN_VERSION, `${proposePlan("en")}${proposePlan("es")}`],
])("the words of %s are those that it was given for", (version, words) => {
  expect(HASHES[version]).toBe(createHash("sha256").update(words).digest("hex"));
});

test("the instructions name the language, and what must not be touched", () => {
  expect(translateTexts("en")).toContain("American English");
  expect(translateTexts("es")).toContain("tú form");
  for (const kept of ["number", "unit", "date", "negation", "names", "codes", "email"])
    expect(translateTexts("en")).toContain(kept);
});
