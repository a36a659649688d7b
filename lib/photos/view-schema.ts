import { z } from "zod";
import { view } from "@/lib/kernel/returns";
import { translationView } from "@/lib/translation/view-schema";

export const photoIdView = view("UploadedPhoto", "A complete photo, for a post that shows it.", () => ({
  photoId: z.uuid(),
}));

export const photoView = view("Photo", "A photo of an update, comment or message.", () => ({
  id: z.uuid(),
  width: z.int().describe("Of what is kept, upright, in pixels."),
  height: z.int(),
  takenAt: z.iso.datetime().nullable(),
  alt: z.string().nullable().describe("What it shows, in words."),
  altProposed: z
    .string()
    .exactOptional()
    .describe("What a service proposes for it, until a person has written what it shows."),
  language: z.string().nullable().exactOptional().describe("BCP 47, of either."),
  translation: translationView().exactOptional(),
  url: z.string(),
  thumbUrl: z.string(),
  thumbHash: z.string().describe("A blurred ground of about 25 bytes (ThumbHash), in base64."),
  samePlaceAs: z.uuid().exactOptional().describe("An earlier photo of the same place: before and after."),
  place: z
    .strictObject({ lat: z.number(), lon: z.number() })
    .exactOptional()
    .describe("Where it was taken, if its author wanted that kept."),
}));

/** What a view of something that has photos says of them. */
export const photosShape = () => ({ photos: z.array(photoView()).describe("In their order.") });
