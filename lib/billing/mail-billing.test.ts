import { expect, test } from "vitest";
import { billingMail } from "./mail-billing";
import { isTrueFor, NOTICE_KINDS } from "./notices";

const owner = { email: "rosa@example.com", name: "Rosa Ortiz", timeZone: "UTC" };

test.each([
  ["en", "Ortiz Framing is free for life", "nothing is charged", /cancelled|Access until/],
  ["es", "Ortiz Framing es gratis para siempre", "no se cobra nada", /cancelad|Acceso hasta/],
])("the owner of an early adopter reads that it is free for life, in %s", async (language, ...words) => {
  const [subject, said, unsaid] = words;
  const business = { name: "Ortiz Framing", isEarlyAdopter: true, owner: { ...owner, language } };
  const at = new Date("2026-11-27T12:00:00Z");
  const mail = await billingMail({ kind: "early_adopter", amount: null, currency: null, at, business });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(said);
  expect(mail.text).not.toMatch(unsaid);
});

test("what waited to be mailed is left out where a grant, or its end, made it untrue", () => {
  const mailedTo = (isEarlyAdopter: boolean) =>
    NOTICE_KINDS.filter((kind) => isTrueFor(kind, { isEarlyAdopter }));
  expect(mailedTo(true)).toEqual(["receipt", "early_adopter"]);
  expect(mailedTo(false)).toEqual(["trial_ending", "renewal", "payment_failed", "receipt", "cancelled"]);
});
