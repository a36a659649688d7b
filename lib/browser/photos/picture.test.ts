import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { readPicture } from "./picture";
import { readExif } from "@/lib/photos/shared/exif";
import { blobSource } from "@/lib/shared/audio/byte-source";

const read = (bytes: Uint8Array<ArrayBuffer>) => readPicture(blobSource(new Blob([bytes])));
const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#888" } });
const taken = (time: string, offset?: string) =>
  plain().withExif({
    IFD0: { DateTime: "2020:01:01 00:00:00" },
    IFD2: { DateTimeOriginal: time, ...(offset && { OffsetTimeOriginal: offset }) },
  });
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const joined = (...parts: ArrayLike<number>[]) => Uint8Array.from(parts.flatMap((part) => Array.from(part)));

describe("what a chosen file is", () => {
  it.each(["jpeg", "png", "webp"] as const)("tells a %s and its size by its bytes", async (kind) => {
    expect(await read(await bytesOf(plain().toFormat(kind)))).toEqual({
      kind,
      pixels: { width: 60, height: 40 },
      takenAt: null,
      place: null,
    });
  });

  it("reads the size of a lossless WebP, and of one with an alpha channel", async () => {
    const size = { width: 60, height: 40 };
    expect((await read(await bytesOf(plain().webp({ lossless: true })))).pixels).toEqual(size);
    const clear = plain().ensureAlpha(0.5).webp();
    expect((await read(await bytesOf(clear))).pixels).toEqual(size);
  });

  it("tells HEIC by its brands, with the size and the time that it says", async () => {
    const tiff = (await sharp(await bytesOf(taken("2026:11:20 16:15:00", "-06:00").jpeg())).metadata()).exif!;
    const heic = joined(
      [0, 0, 0, 24],
      ascii("ftypmif1\0\0\0\0mif1heic"),
      [0, 0, 0, 20],
      ascii("ispe"),
      [0, 0, 0, 0, 0, 0, 15, 192, 0, 0, 11, 208],
      tiff,
    );
    expect(await read(heic)).toEqual({
      kind: "heif",
      pixels: { width: 4032, height: 3024 },
      takenAt: "2026-11-20T22:15:00.000Z",
      place: null,
    });
  });

  it.each([
    ["an SVG", ascii("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a GIF", ascii("GIF89a\x3c\0\x28\0")],
    ["a film", joined([0, 0, 0, 20], ascii("ftypisom\0\0\0\0isom"))],
    ["nothing", new Uint8Array()],
  ])("takes %s for no photo", async (_, bytes) => {
    expect(await read(bytes)).toEqual({ kind: null, pixels: null, takenAt: null, place: null });
  });

  it("survives every cut and a flip of every byte of a picture's front", async () => {
    for (const picture of [taken("2026:11:20 16:15:00").jpeg(), taken("2026:11:20 16:15:00").webp()]) {
      const whole = await bytesOf(picture);
      for (let at = 0; at < Math.min(whole.length, 400); at++) {
        await read(whole.slice(0, at));
        const flipped = whole.slice();
        flipped[at]! ^= 0xff;
        await read(flipped);
      }
    }
  });
});

describe("when it was taken", () => {
  it.each(["jpeg", "webp"] as const)("is the original's time and offset, in a %s", async (kind) => {
    const picture = taken("2026:11:20 16:15:00", "-06:00").toFormat(kind);
    expect((await read(await bytesOf(picture))).takenAt).toBe("2026-11-20T22:15:00.000Z");
  });

  it("is in this phone's time zone without an offset", async () => {
    const { takenAt } = await read(await bytesOf(taken("2026:11:20 16:15:00").jpeg()));
    expect(takenAt).toBe(new Date("2026-11-20T16:15:00").toISOString());
  });

  it.each(["0000:00:00 00:00:00", "2026:13:41 16:15:00", "2127:01:01 00:00:00", "1980:01:01 00:00:00"])(
    "is not %s",
    async (time) => {
      expect((await read(await bytesOf(taken(time).jpeg()))).takenAt).toBeNull();
    },
  );

  it("is read in the other byte order, as iPhones write it, of a picture without its original's, a day ahead at most", () => {
    const tiff = new DataView(new ArrayBuffer(46));
    tiff.setUint32(0, 0x4d4d002a);
    tiff.setUint32(4, 8);
    // One entry: the picture's own time, as 20 letters at 26.
    tiff.setUint16(8, 1);
    tiff.setUint32(10, 0x0132_0002);
    tiff.setUint32(14, 20);
    tiff.setUint32(18, 26);
    ascii("2026:11:20 16:15:00").forEach((code, at) => tiff.setUint8(26 + at, code));
    const time = new Date("2026-11-20T16:15:00");
    const dayBefore = time.getTime() - 24 * 60 * 60_000;
    expect(readExif(tiff, dayBefore + 1).takenAt).toBe(time.toISOString());
    expect(readExif(tiff, dayBefore).takenAt).toBeNull();
  });

  it("is unknown where the data points outside itself, or into a loop", () => {
    const tiff = new DataView(new ArrayBuffer(32));
    for (const at of [0, 8, 31, 0xffffffff]) {
      tiff.setUint32(0, 0x4d4d002a);
      tiff.setUint32(4, at);
      tiff.setUint16(8, 0xffff);
      expect(readExif(tiff)).toEqual({ takenAt: null, place: null });
    }
  });
});

describe("where it was taken", () => {
  const placed = (gps: Record<string, string>) => plain().withExif({ IFD3: gps });
  const PITTSBURGH = {
    GPSLatitudeRef: "N",
    GPSLatitude: "40/1 26/1 4692/100",
    GPSLongitudeRef: "W",
    GPSLongitude: "79/1 58/1 5580/100",
  };

  it.each(["jpeg", "webp"] as const)("is in degrees, south and west below zero, in a %s", async (kind) => {
    const place = async (gps: Record<string, string>) =>
      (await read(await bytesOf(placed(gps).toFormat(kind)))).place;
    expect(await place(PITTSBURGH)).toEqual({
      lat: expect.closeTo(40.4463667, 6),
      lon: expect.closeTo(-79.9821667, 6),
    });
    const south = { ...PITTSBURGH, GPSLatitudeRef: "s", GPSLongitudeRef: "E", GPSStatus: "A" };
    expect(await place(south)).toEqual({
      lat: expect.closeTo(-40.4463667, 6),
      lon: expect.closeTo(79.9821667, 6),
    });
  });

  it.each([
    ["without a side", { GPSLongitude: "" }],
    ["without a hemisphere", { GPSLongitudeRef: "" }],
    ["in a hemisphere that is none", { GPSLatitudeRef: "X" }],
    ["without a fix", { GPSStatus: "V" }],
    ["beyond the poles", { GPSLatitude: "91/1 0/1 0/1" }],
    ["over zero", { GPSLatitude: "0/0 0/0 0/0" }],
  ])("is unknown %s", async (_, change) => {
    const gps = Object.fromEntries(
      Object.entries({ ...PITTSBURGH, ...change }).filter(([, value]) => value !== ""),
    );
    expect((await read(await bytesOf(placed(gps).jpeg()))).place).toBeNull();
  });
});
