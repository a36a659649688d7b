import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import type { BusinessView } from "@/lib/businesses/view";
import { MAX_LOGO, MAX_LOGO_FILE } from "@/lib/reports/limits";
import type { ReportView } from "@/lib/reports/view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addReport } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { corners, spread } from "@/sandbox/fixtures/photos/phone-files";
import { exportedJson, zipEntries } from "@/sandbox/fixtures/zip-entries";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
const path = `/api/businesses/${cast.ortiz}/logo`;

beforeEach(() => cast.rosa.delete(path));

const put = (bytes: Uint8Array, language = "en") =>
  cast.rosa.put(path, Buffer.from(bytes), {
    headers: { "content-type": "application/octet-stream", "accept-language": language },
  });
const ortiz = async () => {
  const { body } = await cast.rosa.get<BusinessView[]>("/api/businesses");
  return body.find(({ id }) => id === cast.ortiz);
};
const large = async () => corners({ width: 1600, height: 1200, orientation: 6 });

describe("a business's logo", () => {
  test.each(["png", "jpeg", "webp"] as const)("is a small upright picture of a %s", async (format) => {
    expect((await put(await (await large()).toFormat(format).toBuffer())).status).toBe(204);
    const { logoUrl } = (await ortiz()) ?? {};
    const { status, bytes, headers } = await cast.dale.download(logoUrl ?? "");
    expect({ status, type: headers.get("content-type") }).toEqual({ status: 200, type: "image/webp" });
    const { width, height, exif } = await sharp(bytes).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(512);
    expect({ isUpright: width > height, exif }).toEqual({ isUpright: true, exif: undefined });
    expect(bytes.length).toBeLessThanOrEqual(MAX_LOGO);
    expect(await spread(bytes)).toBeLessThanOrEqual(6);
  });

  test("is at the head of the project's reports with the footer, at another address once it is another one, and gone when removed", async () => {
    const report = `/api/projects/${cast.harlow.id}/reports/${await addReport(cast.sql, cast.harlow.id, cast.rosa.user.id)}`;
    const letterhead = async () => {
      const { logoUrl, footer } = (await cast.rosa.get<ReportView>(report)).body;
      return { logoUrl, footer };
    };
    expect(await letterhead()).toEqual({ logoUrl: null, footer: null });
    await put(await (await corners()).png().toBuffer());
    const edit = { name: "Ortiz Framing", reportFooter: "  License 4711 " };
    expect((await cast.rosa.put(`/api/businesses/${cast.ortiz}`, edit)).body).toMatchObject({
      reportFooter: "License 4711",
    });
    const first = await letterhead();
    expect(first.footer).toBe("License 4711");
    expect((await cast.mateo.download(first.logoUrl ?? "")).status).toBe(200);
    await put(await (await corners()).png().toBuffer());
    expect((await letterhead()).logoUrl).not.toBe(first.logoUrl);
    expect((await cast.rosa.delete(path)).status).toBe(204);
    await cast.rosa.put(`/api/businesses/${cast.ortiz}`, { name: "Ortiz Framing", reportFooter: null });
    expect(await letterhead()).toEqual({ logoUrl: null, footer: null });
    expect((await cast.mateo.get(first.logoUrl ?? "")).status).toBe(404);
  });

  test.each([
    ["an animation", async () => Buffer.from("GIF89a"), 415, "unsupported_media", "movingPhoto"],
    ["what is no picture", async () => Buffer.from("<svg/>"), 415, "unsupported_media", "notPhoto"],
    [
      "a picture that is cut off",
      async () => (await (await large()).jpeg().toBuffer()).subarray(0, 5_000),
      415,
      "unsupported_media",
      "damagedPhoto",
    ],
    ["more than 4 MB", async () => Buffer.alloc(MAX_LOGO_FILE + 1), 413, "too_large", "too_large"],
    ["too much detail", async () => noise(), 413, "too_large", "logoTooDetailed"],
  ] as const)("refuses %s and says so in both languages", async (_, make, status, code, key) => {
    const bytes = await make();
    expect((await expectRefusal(cast.sql, () => put(bytes), status, code)).message).toBe(en.errors[key]);
    expect((await expectRefusal(cast.sql, () => put(bytes, "es"), status, code)).message).toBe(
      es.errors[key],
    );
    expect((await ortiz())?.logoUrl).toBeNull();
  });

  test("is in its owner's export, with the footer", async () => {
    await put(await (await corners()).png().toBuffer());
    const { bytes } = await cast.rosa.download("/api/user/data");
    expect(exportedJson(bytes)).toMatchObject({
      ownedBusinesses: [{ logoAt: expect.any(String) as string, reportFooter: null }],
    });
    const kept = await cast.rosa.download(path);
    expect(zipEntries(bytes).get(`logos/${cast.ortiz}.webp`)).toEqual(kept.bytes);
  });
});

test("a footer has at most 200 characters", async () => {
  const edit = { name: "Ortiz Framing", reportFooter: "x".repeat(201) };
  const call = () => cast.rosa.put(`/api/businesses/${cast.ortiz}`, edit);
  const { issues } = await expectRefusal(cast.sql, call, 400, "validation_failed");
  expect(issues).toMatchObject([{ path: "reportFooter" }]);
});

/** Of which a small picture is large. */
async function noise(): Promise<Buffer> {
  return sharp(randomBytes(480 * 480 * 3), { raw: { width: 480, height: 480, channels: 3 } })
    .png()
    .toBuffer();
}
