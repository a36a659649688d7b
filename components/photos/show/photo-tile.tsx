import { ImageOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useState } from "react";
import { averageColor, type ShownPhoto } from "./photo";
import { cn } from "@/lib/shared/utils";

interface PhotoTileProps extends ComponentProps<"button"> {
  photo: ShownPhoto;
  /** Its alternative text, or what it is called without one. */
  name: string;
}

/** A photo's small picture as a button. One that could not be fetched says so, and is fetched again by a press or with the signal. */
export function PhotoTile({ photo, name, className, style, children, onClick, ...props }: PhotoTileProps) {
  const { thumbUrl, thumbHash } = photo;
  const { isBroken, retry, ...image } = useRetried();
  return (
    <button
      type="button"
      {...props}
      className={cn(
        "relative block min-w-0 overflow-hidden rounded-button border-ink bg-line sun:border",
        className,
      )}
      style={{ ...style, ...(thumbHash && { backgroundColor: averageColor(thumbHash) }) }}
      onClick={isBroken ? retry : onClick}
    >
      {isBroken ? (
        <BrokenPhoto name={name} />
      ) : (
        <img
          {...image}
          src={thumbUrl}
          alt={name}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {children}
    </button>
  );
}

/** Takes the place of a picture that could not be fetched; the button around it fetches it again. */
export function BrokenPhoto({ name }: { name: string }) {
  const t = useTranslations("photos");
  return (
    <span
      data-broken=""
      className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-sunk p-2 text-sm leading-tight text-muted"
    >
      <ImageOff aria-hidden className="size-5 shrink-0" />
      <span className="sr-only">{name}: </span>
      {t("retry")}
    </span>
  );
}

/** Whether an image could not be fetched; it is fetched again once the signal is back. Spread the rest onto the image. */
export function useRetried() {
  const [isBroken, setBroken] = useState(false);
  const retry = () => setBroken(false);
  useEffect(() => {
    if (!isBroken) return;
    const onOnline = () => setBroken(false);
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [isBroken]);
  // One that failed before the page hydrated fires no event.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(true);
  };
  return { isBroken, retry, ref, onError: () => setBroken(true) };
}
