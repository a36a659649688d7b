import { describe, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { createOperator } from "@/sandbox/fixtures/operators";
import { exportedJson } from "@/sandbox/fixtures/zip-entries";
import { type Client, signIn, signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const rosa = await signUp(server, { name: "Rosa Ortiz" });
// 2:30 a.m. on the 20th in Tokyo is 11:30 a.m. on the 19th in Chicago.
await database.query("UPDATE users SET created_at = '2026-11-19T17:30:00Z' WHERE id = $1", [rosa.user.id]);

const prefer = (language: unknown, timeZone: unknown) =>
  rosa.put("/api/user/preferences", { language, timeZone });

/** The day in "Member Since" on the settings of a device in this zone. */
async function memberSince(device: string, person: Client = rosa): Promise<string | undefined> {
  const browser = person.copy();
  browser.setCookie("time_zone", encodeURIComponent(device));
  const { status, body } = await browser.get("/settings");
  expect(status).toBe(200);
  return /Member Since<[^]*?(Nov \d+, 2026)/.exec(String(body))?.[1];
}

test("the preference for originals applies on every device; omitting it changes nothing", async () => {
  const put = (body: object) =>
    rosa.put("/api/user/preferences", { language: "en", timeZone: null, ...body });
  expect((await put({})).body).toMatchObject({ originalsFirst: false });
  expect((await put({ originalsFirst: true })).body).toMatchObject({ originalsFirst: true });
  expect((await put({})).body).toMatchObject({ originalsFirst: true });
  await expectRefusal(database, () => put({ originalsFirst: "yes" }), 400, "validation_failed");
  expect((await put({ originalsFirst: false })).body).toMatchObject({ originalsFirst: false });
});

describe("the time zone", () => {
  test("is the device's while none is chosen", async () => {
    expect(await prefer("en", null)).toMatchObject({ status: 200, body: { language: "en", timeZone: null } });
    expect(await memberSince("America/Chicago")).toBe("Nov 19, 2026");
    expect(await memberSince("Asia/Tokyo")).toBe("Nov 20, 2026");
  });

  test("that is chosen overrides every device's, also on a device that signs in later", async () => {
    expect(await prefer("en", "Asia/Tokyo")).toMatchObject({
      status: 200,
      body: { language: "en", timeZone: "Asia/Tokyo" },
    });
    expect(await memberSince("America/Chicago")).toBe("Nov 20, 2026");
    const phone = await signIn(server, rosa.user.email, rosa.user.password);
    expect(await memberSince("America/Chicago", phone)).toBe("Nov 20, 2026");
  });

  test.each(["Mars/Olympus", "", "+05:30", "UTC; path=/", "A".repeat(65), 7, undefined])(
    "%j is refused",
    async (timeZone) => {
      const { issues } = await expectRefusal(
        database,
        () => prefer("en", timeZone),
        400,
        "validation_failed",
      );
      expect(issues).toEqual([{ path: "timeZone", message: expect.any(String) }]);
    },
  );
});

test("the language of emails is independent of the screen's", async () => {
  expect(await prefer("es", null)).toMatchObject({ status: 200, body: { language: "es" } });
  expect(String((await rosa.get("/settings")).body)).toContain("Profile Settings");
  await rosa.post("/api/request-password-reset", { email: rosa.user.email });
  expect((await server.inbox.store.waitFor(rosa.user.email)).text).toContain("Hola, Rosa Ortiz");
});

test.each(["fr", "", null, undefined])("%j is refused as the language of emails", async (language) => {
  const refused = await expectRefusal(database, () => prefer(language, null), 400, "validation_failed");
  expect(refused.issues).toEqual([{ path: "language", message: expect.any(String) }]);
});

test("the consent to recordings is kept with the account, from its first time on, and is logged once", async () => {
  const june = await signUp(server, { name: "June Park" });
  const consentOf = async () => {
    const { bytes } = await june.download("/api/user/data");
    const { profile } = exportedJson(bytes) as { profile: { recordingConsentAt: string | null } };
    return profile.recordingConsentAt;
  };
  expect(await consentOf()).toBeNull();
  expect((await june.put("/api/user/recording-consent")).status).toBe(204);
  const first = await consentOf();
  expect(first).toEqual(expect.any(String));
  await june.put("/api/user/recording-consent");
  expect(await consentOf()).toBe(first);
  const { rowCount } = await database.query(
    "SELECT FROM action_logs WHERE user_id = $1 AND action = 'user.recording-consented'",
    [june.user.id],
  );
  expect(rowCount).toBe(1);
});

describe("signing out everywhere", () => {
  test("ends every session of the user at once, including this browser's, and nobody else's", async () => {
    const june = await signUp(server, { name: "June Park" });
    const [phone, laptop, stolen] = [
      await signIn(server, june.user.email, june.user.password),
      await signIn(server, june.user.email, june.user.password),
      june.copy(),
    ];
    expect((await phone.post("/api/user/sign-out-everywhere")).status).toBe(204);
    expect(phone.cookie("authjs.session-token")).toBeUndefined();
    for (const browser of [phone, laptop, stolen, june])
      await expectRefusal(database, () => browser.get("/api/user"), 401, "unauthenticated");
    expect((await rosa.get("/api/user")).status).toBe(200);
    const again = await signIn(server, june.user.email, june.user.password);
    expect((await again.get("/api/user")).status).toBe(200);
    const { rows } = await database.query(
      "SELECT count(*)::int AS n FROM action_logs WHERE user_id = $1 AND action = 'user.signed-out-everywhere'",
      [june.user.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("ends operator keys", async () => {
    const olga = await createOperator(server, "Olga Berg");
    expect((await olga.person.post("/api/user/sign-out-everywhere")).status).toBe(204);
    await expectRefusal(database, () => olga.call("logout", undefined), 401, "unauthenticated");
  });
});
