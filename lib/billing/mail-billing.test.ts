import { describe, expect, test } from "vitest";
import { billingMail } from "./mail-billing";
import { isTrueFor, NOTICE_KINDS, type NoticeKind } from "./billing-notices";

const owner = { email: "rosa@example.com", name: "Rosa Ortiz", timeZone: "UTC", preferences: null };

describe("when money is taken is said with its hour and zone", () => {
  const at = new Date("2026-12-08T01:00:00Z");
  const LA = "America/Los_Angeles";
  const mailOf = (kind: NoticeKind, language: string, known: { timeZone?: string; device?: string }) => {
    const { timeZone = null, device: deviceTimeZone = null } = known;
    const reader = { ...owner, language, timeZone, preferences: { deviceTimeZone } };
    const business = { name: "Ortiz Framing", isEarlyAdopter: false, owner: reader };
    return billingMail({ kind, amount: 17999, currency: "usd", at, business });
  };

  test.each<[{ timeZone?: string; device?: string }, RegExp]>([
    [{ timeZone: LA, device: "Europe/Berlin" }, /Dec 7, 2026, 5:00\sPM PST/],
    [{ device: LA }, /Dec 7, 2026, 5:00\sPM PST/],
    [{}, /Dec 8, 2026, 1:00\sAM UTC/],
  ])("by what is known of their zone: %o", async (known, said) => {
    for (const kind of ["trial_ending", "renewal", "cancelled"] as const)
      expect((await mailOf(kind, "en", known)).text).toMatch(said);
  });

  test.each([
    ["en", /^The free trial of Ortiz Framing ends on Dec 7, 2026, 5:00\sPM PST$/, /that day/],
    ["es", /^La prueba gratis de Ortiz Framing termina el 7 dic 2026, 17:00 \S+$/, /ese día/i],
  ])(
    "in the trial's subject too, and no text speaks of a whole day, in %s",
    async (language, subject, unsaid) => {
      for (const kind of ["trial_ending", "renewal"] as const) {
        const mail = await mailOf(kind, language, { timeZone: LA });
        if (kind === "trial_ending") expect(mail.subject).toMatch(subject);
        expect(mail.text).not.toMatch(unsaid);
      }
    },
  );
});

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
  expect(mailedTo(false)).toEqual([
    "trial_ending",
    "renewal",
    "payment_failed",
    "receipt",
    "cancelled",
    "ended",
    "early_adopter_ended",
  ]);
});
