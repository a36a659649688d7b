import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import { hintOf } from "./hints";
import { LONGEST_SIDE, PREVIEW_SIDE } from "./shrink";

/** What hints are computed from: the photo as it is sent, then its small copy. */
async function hintFor(picture: Sharp) {
  const sent = await picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside" }).png().toBuffer();
  const { data, info } = await sharp(sent)
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return hintOf({ ...info, data: Uint8ClampedArray.from(data) });
}

const [width, height] = [2016, 1512];
const filled = (background: string, size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background } });
/** Studs with nails. Drawn of pixels: where photos were decoded in this process, sharp reads no SVG. */
async function site(background = "#6f6a62", wood = "#d8a860"): Promise<Sharp> {
  const stud = await filled(wood, { width: 90, height }).png().toBuffer();
  const nail = await filled("#000", { width: 24, height: 24 }).png().toBuffer();
  const parts = Array.from({ length: 7 }, (_, at) => [
    { input: stud, left: 100 + at * 280, top: 0 },
    { input: nail, left: 133 + at * 280, top: 188 + at * 150 },
  ]);
  return sharp(await filled(background, { width, height }).composite(parts.flat()).png().toBuffer());
}
const noise = (mean: number) =>
  sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean, sigma: 4 },
    },
  });

it("says nothing of a sharp photo, nor of a bare wall", async () => {
  expect(await hintFor(await site())).toBeNull();
  expect(await hintFor(noise(190))).toBeNull();
});

it("asks whether a photo is blurry that was moved or out of focus", async () => {
  const moved = await (await site()).blur(8).png().toBuffer();
  expect(await hintFor(sharp(moved))).toBe("blurry");
});

it("takes a photo for sharp in which only the background is blurred", async () => {
  const background = await (await site()).blur(20).png().toBuffer();
  const closer = await site("#888", "#eee");
  const hanger = await closer.extract({ left: 0, top: 0, width: 450, height: 450 }).png().toBuffer();
  const photo = await sharp(background)
    .composite([{ input: hanger, left: 750, top: 500 }])
    .png()
    .toBuffer();
  expect(await hintFor(sharp(photo))).toBeNull();
});

it("says that a photo is very dark, however sharp it is", async () => {
  expect(await hintFor(await site("#080808", "#2c2418"))).toBe("dark");
  expect(await hintFor(noise(12))).toBe("dark");
  expect(await hintFor(await site("#2a2a2a", "#6a5a40"))).toBeNull();
});
