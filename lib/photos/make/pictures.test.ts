import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makePictures, type Pictures } from "./pictures";
import { corners, pixelsOf, segment, spread } from "@/sandbox/fixtures/photos/phone-files";

async function made(bytes: Uint8Array): Promise<Pictures> {
  const pictures = await makePictures(bytes);
  if ("refused" in pictures) throw new Error(`refused as ${pictures.refused}`);
  return pictures;
}

/** How far the four corners of both pictures are from what was drawn, at most, as ΔE (CIE 76). */
async function farthest({ full, thumb }: Pictures): Promise<number> {
  return Math.max(await spread(full), await spread(thumb));
}

const EXIF = { IFD0: { ImageDescription: "secret-words" }, IFD3: { GPSLatitude: "40/1 26/1 46/1" } };

describe("what is kept of a phone's file", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("orientation %i is upright", async (orientation) => {
    const pictures = await made(await (await corners({ orientation })).jpeg({ quality: 95 }).toBuffer());
    expect([pictures.width, pictures.height]).toEqual([640, 480]);
    expect(await farthest(pictures)).toBeLessThanOrEqual(3);
  });

  test("so is one in the other byte order, as iPhones write it", async () => {
    const turned = await (await corners({ orientation: 6 })).jpeg({ quality: 95 }).toBuffer();
    const picture = await sharp(turned).jpeg({ quality: 95 }).toBuffer();
    const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
    const exif = Buffer.concat([
      Buffer.from("Exif\0\0MM\0*\0\0\0\x08\0\x01"),
      Buffer.from([...entry, 0, 0, 0, 0]),
    ]);
    const file = Buffer.concat([picture.subarray(0, 2), segment(0xe1, exif), picture.subarray(2)]);
    const pictures = await made(file);
    expect([pictures.width, pictures.height]).toEqual([640, 480]);
    expect(await farthest(pictures)).toBeLessThanOrEqual(3);
  });

  test.each([
    ["Display P3", async () => (await corners()).withIccProfile("p3").jpeg({ quality: 95 }).toBuffer()],
    ["16-bit PNG", async () => (await corners()).toColourspace("rgb16").png().toBuffer()],
    ["interlaced PNG", async () => (await corners()).png({ progressive: true }).toBuffer()],
    ["palette PNG", async () => (await corners()).png({ palette: true }).toBuffer()],
    ["lossy WebP", async () => (await corners()).webp({ quality: 95 }).toBuffer()],
    [
      "lossless WebP with EXIF",
      async () => (await corners()).webp({ lossless: true }).withExif(EXIF).toBuffer(),
    ],
    ["progressive JPEG", async () => (await corners()).jpeg({ progressive: true, quality: 95 }).toBuffer()],
  ])("%s has its colors", async (_name, file) => {
    expect(await farthest(await made(await file()))).toBeLessThanOrEqual(3);
  });

  test("a CMYK JPEG is shown as what it was before", async () => {
    const rgb = await (await corners()).png().toBuffer();
    const cmyk = await sharp(rgb)
      .toColourspace("cmyk")
      .withIccProfile("cmyk")
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    // Its gamut is smaller than that of the screen: compared with what a color engine shows of the same file.
    const shown = await pixelsOf(await sharp(cmyk).toColourspace("srgb").png().toBuffer());
    expect(await spread((await made(cmyk)).full, shown)).toBeLessThanOrEqual(3);
  });

  test("neither place, words, preview, second picture, gain map nor film is left", async () => {
    const picture = await (await corners()).jpeg({ quality: 95 }).withExif(EXIF).toBuffer();
    const preview = await sharp({ create: { width: 160, height: 120, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const file = Buffer.concat([
      picture.subarray(0, 2),
      segment(
        0xe1,
        Buffer.concat([Buffer.from("http://ns.adobe.com/xap/1.0/\0<hdrgm:GainMapMax/>secret-words")]),
      ),
      segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0MM\0*\0\0\0\x08\0\0"), preview])),
      segment(0xe2, Buffer.from("MPF\0MM\0*secret-words")),
      segment(0xfe, Buffer.from("secret-words")),
      picture.subarray(2),
      preview,
      Buffer.from("\0\0\0\x18ftypmp42secret-words"),
    ]);
    const { full, thumb } = await made(file);
    expect(await spread(full)).toBeLessThanOrEqual(3);
    for (const kept of [Buffer.from(full), Buffer.from(thumb)]) {
      for (const trace of ["secret-words", "Exif", "http", "ftyp", "MPF", "ICC_PROFILE"])
        expect(kept.includes(trace)).toBe(false);
      expect(kept.indexOf("\xff\xd8\xff", 2, "latin1")).toBe(-1);
    }
    expect((await sharp(full).metadata()).exif).toBeUndefined();
  });

  test("the longest side is 2,048, and a thumb's 480", async () => {
    const pictures = await made(await (await corners({ width: 3000, height: 1000 })).jpeg().toBuffer());
    expect([pictures.width, pictures.height]).toEqual([2048, 683]);
    expect(await sharp(pictures.thumb).metadata()).toMatchObject({ format: "webp", width: 480, height: 160 });
    expect(Buffer.from(pictures.thumbHash, "base64").byteLength).toBeLessThan(48);
  });
});

describe("what is refused", () => {
  const jpeg = async () => (await corners()).jpeg().toBuffer();
  const claim = async (width: number, height: number, depth = 8) => {
    const png = await (await corners()).png().toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt8(depth, 24);
    return png;
  };
  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ["too-many-pixels", "a PNG that says 30,000 × 30,000", () => claim(30_000, 30_000)],
    ["damaged", "a PNG that says more than it has", () => claim(9_000, 9_000)],
    ["not-photo", "an SVG", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["animated", "a GIF", () => Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1")],
    ["heic", "a HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
    ["not-photo", "an AVIF", () => Buffer.from("\0\0\0\x18ftypavif\0\0\0\0mif1avif", "latin1")],
    ["not-photo", "a TIFF", async () => (await corners()).tiff().toBuffer()],
    ["damaged", "a JPEG that is cut off", async () => (await jpeg()).subarray(0, -500)],
    [
      "damaged",
      "a JPEG that is cut off, with an end",
      async () => {
        const bytes = await jpeg();
        return Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.of(0xff, 0xd9)]);
      },
    ],
    ["damaged", "the start of a JPEG", () => Buffer.of(0xff, 0xd8, 0xff)],
    ["not-photo", "nothing", () => new Uint8Array()],
    [
      "animated",
      "an animated WebP",
      async () => {
        const frames = Buffer.alloc(64 * 64 * 2 * 3).map((_, at) => (at < 64 * 64 * 3 ? 0 : 255));
        const raw = { width: 64, height: 128, channels: 3, pageHeight: 64 } as const;
        return sharp(frames, { raw })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer();
      },
    ],
  ])("as %s: %s", async (refused, _name, file) => {
    expect(await makePictures(await file())).toEqual({ refused });
  });

  test("whatever a file is cut to or changed in, it is a picture or refused", async () => {
    const files = [
      await jpeg(),
      await (await corners()).png().toBuffer(),
      await (await corners()).webp().toBuffer(),
    ];
    for (const file of files)
      for (let n = 0; n < 40; n++) {
        const hostile = Buffer.from(
          file.subarray(0, n % 2 === 0 ? file.length : Math.floor((file.length * n) / 40)),
        );
        for (let at = n; at < Math.min(hostile.length, 400); at += 37) hostile[at] = (n * 89 + at * 31) % 256;
        const answer = await makePictures(hostile);
        expect("refused" in answer || answer.width > 0).toBe(true);
      }
  });
});
