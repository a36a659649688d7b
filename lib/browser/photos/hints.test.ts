import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import { hintOf } from "./hints";
import { LONGEST_SIDE, PREVIEW_SIDE } from "./limits";

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
/** Studs, a shadow and nails. */
const studs = (background: string, wood: string) =>
  `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${Array.from(
    { length: 7 },
    (_, at) =>
      `<rect x="${100 + at * 280}" width="90" height="100%" fill="${wood}"/><circle cx="${145 + at * 280}" cy="${200 + at * 150}" r="12"/>`,
  ).join("")}</svg>`;
const site = (background = "#6f6a62", wood = "#d8a860") => sharp(Buffer.from(studs(background, wood)));
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
  expect(await hintFor(site())).toBeNull();
  expect(await hintFor(noise(190))).toBeNull();
});

it("asks whether a photo is blurry that was moved or out of focus", async () => {
  const moved = await site().blur(8).png().toBuffer();
  expect(await hintFor(sharp(moved))).toBe("blurry");
});

it("takes a photo for sharp in which only the background is blurred", async () => {
  const background = await site().blur(20).png().toBuffer();
  const hanger = await sharp(Buffer.from(studs("#888", "#eee")))
    .extract({ left: 0, top: 0, width: 450, height: 450 })
    .png()
    .toBuffer();
  const photo = await sharp(background)
    .composite([{ input: hanger, left: 750, top: 500 }])
    .png()
    .toBuffer();
  expect(await hintFor(sharp(photo))).toBeNull();
});

it("says that a photo is very dark, however sharp it is", async () => {
  expect(await hintFor(site("#080808", "#2c2418"))).toBe("dark");
  expect(await hintFor(noise(12))).toBe("dark");
  expect(await hintFor(site("#2a2a2a", "#6a5a40"))).toBeNull();
});
