import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type PhotoIdView = ViewOf<typeof schema.photoIdView>;
export type PhotoView = ViewOf<typeof schema.photoView>;
/** The part of a view that comes from its photos. */
export interface Photographed {
  photos: PhotoView[];
}

export const NO_PHOTOS: Photographed = { photos: [] };
