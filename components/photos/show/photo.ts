import { useTranslations } from "next-intl";
import { translatablePhoto } from "@/components/translation/translatable";
import { useShown } from "@/components/translation/use-translated";
import type { PhotoView } from "@/lib/photos/view";

/** A photo as grids and the viewer show it: posted, or still on this phone, then with its blob: address in both places. */
export type ShownPhoto = Pick<PhotoView, "id" | "url" | "thumbUrl" | "width" | "height" | "takenAt" | "alt"> &
  Partial<Pick<PhotoView, "samePlaceAs" | "place" | "altProposed" | "language" | "translation">> & {
    thumbHash: string | null;
  };

/** Returns a function that says what a photo shows, in the reader's language; null where nobody and no service has said it. */
export function useDescription(): (photo: ShownPhoto) => string | null {
  const t = useTranslations("photos");
  const shown = useShown();
  return (photo) => {
    const { text } = shown(translatablePhoto(photo));
    if (text === "") return null;
    return photo.alt === null ? t("proposed", { text }) : text;
  };
}

/**
 * The average color of a photo, for its ground until it has loaded: the first three bytes of its ThumbHash. Those who draw all of
 * it load `thumb-ground.ts`.
 */
export function averageColor(thumbHash: string): string {
  const [low = 0, middle = 0, high = 0] = Array.from(atob(thumbHash.slice(0, 4)), (byte) =>
    byte.charCodeAt(0),
  );
  const header = low | (middle << 8) | (high << 16);
  const lightness = (header & 63) / 63;
  const yellowBlue = ((header >> 6) & 63) / 31.5 - 1;
  const redGreen = ((header >> 12) & 63) / 31.5 - 1;
  const blue = lightness - (2 / 3) * yellowBlue;
  const red = (3 * lightness - blue + redGreen) / 2;
  const channels = [red, red - redGreen, blue].map((value) =>
    Math.round(255 * Math.min(1, Math.max(0, value))),
  );
  return `rgb(${channels.join(" ")})`;
}
