import { z } from "zod";
import { MAX_ALT, MAX_PIXELS } from "./limits";
import { bodyId, optionalText } from "@/lib/kernel/text";

const side = z.number("invalid").int("invalid").min(1, "invalid").max(MAX_PIXELS, "invalid");
const coordinate = (most: number) => z.number("invalid").min(-most, "invalid").max(most, "invalid");

/** No photo is older; a camera whose clock was never set says 1970 or 1980. */
const OLDEST = Date.UTC(1990, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** When a camera says that it took a photo. A time that cannot be right counts as absent; a phone's clock may be a day ahead. */
const takenAt = z.iso
  .datetime({ offset: true, error: "invalid" })
  .nullish()
  .transform((text) => {
    const time = text ? Date.parse(text) : 0;
    return time >= OLDEST && time <= Date.now() + DAY_MS ? new Date(Math.min(time, Date.now())) : null;
  });

/** What a phone says of a photo before it sends it. `place` comes only from those who want it kept; the file's own is removed. */
export const announcedPhoto = {
  width: side.optional().describe("Of a photo, and required there; likewise `height`, both in pixels."),
  height: side.optional(),
  takenAt,
  place: z.object({ lat: coordinate(90), lon: coordinate(180) }, "invalid").nullish(),
};

/** The photos that something is posted with, in their order. */
export function postedPhotos(most: number) {
  return {
    photoIds: z
      .array(bodyId, "invalid")
      .max(most, "tooManyPhotos")
      .refine((ids) => new Set(ids).size === ids.length, "invalid")
      .nullish(),
  };
}

export const editPhotoInput = z.object({
  alt: optionalText(MAX_ALT),
  samePlaceAs: bodyId.nullable().optional(),
});

export type AnnouncedPhoto = {
  [K in keyof typeof announcedPhoto]?: z.output<(typeof announcedPhoto)[K]>;
};
export type PostedPhotos = { photoIds?: string[] | null | undefined };
export type EditPhotoInput = { id: string } & z.output<typeof editPhotoInput>;
