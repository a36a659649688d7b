import { RotateCcw, TriangleAlert, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { PHOTO_FILES } from "./photo-files";
import type { DraftPhotos } from "./use-draft-photos";
import { useFormat } from "@/components/providers/use-format";
import { FileButton } from "@/components/ui/input/file-button";
import { subscribeToTray, type TrayPhoto, trayPhoto } from "@/lib/browser/photos/tray";

/** The photos of a draft, and what may be wrong with one. While a phone's keyboard is open they are smaller. */
export function PhotoStrip({ photos }: { photos: DraftPhotos }) {
  const t = useTranslations("camera");
  const { ids, most, refusal } = photos;
  return (
    <>
      {refusal && (
        <p role="alert" className="text-[0.9375rem] font-strong text-danger">
          {t(`refusals.${refusal}`, { most })}
        </p>
      )}
      {ids.length > 0 && (
        <ul aria-label={t("photos", { count: ids.length })} className="-mx-5 flex gap-2 overflow-x-auto px-5">
          {ids.map((id, index) => (
            <Tile key={id} id={id} number={index + 1} onRemove={() => photos.remove(id)} />
          ))}
        </ul>
      )}
      <HintNote photos={photos} />
    </>
  );
}

function Tile({ id, number, onRemove }: { id: string; number: number; onRemove: () => void }) {
  const t = useTranslations("camera");
  const photo = useTrayPhoto(id);
  return (
    <li className="w-28.5 shrink-0 pointer-coarse:[form:has(textarea:focus)_&]:w-16">
      <div className="relative h-28.5 overflow-hidden rounded-button bg-sunk pointer-coarse:[form:has(textarea:focus)_&]:h-16">
        {photo?.url && (
          <img src={photo.url} alt={t("photo", { number })} className="size-full object-cover" />
        )}
        {typeof photo?.percent === "number" && <Ring percent={photo.percent} />}
        {photo?.hint && <span aria-hidden className="absolute inset-x-0 bottom-0 h-1 bg-warn" />}
        <button
          type="button"
          aria-label={t("remove", { number })}
          className="absolute top-0 right-0 grid size-12 place-items-center pb-1 pl-1"
          onClick={onRemove}
        >
          <span className="grid size-7 place-items-center rounded-full bg-black/75 text-white">
            <X aria-hidden className="size-4" />
          </span>
        </button>
      </div>
      <p className="mt-1 min-h-5.5 truncate text-sm font-strong text-muted pointer-coarse:[form:has(textarea:focus)_&]:hidden">
        {photo && <Caption photo={photo} />}
      </p>
    </li>
  );
}

function Caption({ photo: { percent, hint, takenAt } }: { photo: TrayPhoto }) {
  const t = useTranslations("camera");
  const format = useFormat();
  if (percent !== null) return t("shrinking", { percent: format.percent(percent) });
  if (hint)
    return (
      <span className="inline-flex items-center gap-1 text-warn">
        <TriangleAlert aria-hidden className="size-4" />
        {t(`hints.${hint}`)}
      </span>
    );
  return takenAt && format.time(takenAt);
}

const CIRCUMFERENCE = 2 * Math.PI * 20;

function Ring({ percent }: { percent: number }) {
  return (
    <span aria-hidden className="absolute inset-0 grid place-items-center bg-black/45">
      <svg viewBox="0 0 48 48" fill="none" strokeWidth={5} className="size-12 -rotate-90">
        <circle cx={24} cy={24} r={20} stroke="rgb(255 255 255 / 0.4)" />
        <circle
          cx={24}
          cy={24}
          r={20}
          stroke="white"
          strokeLinecap="round"
          strokeDasharray={`${String((CIRCUMFERENCE * percent) / 100)} ${String(CIRCUMFERENCE)}`}
        />
      </svg>
    </span>
  );
}

/** About the first photo that may have to be taken again. It goes as it is. */
function HintNote({ photos: { ids, replace } }: { photos: DraftPhotos }) {
  const t = useTranslations("camera");
  const hinted = useSyncExternalStore(subscribeToTray, () => ids.find((id) => trayPhoto(id)?.hint));
  const hint = hinted && trayPhoto(hinted)?.hint;
  if (!hint) return null;
  return (
    <div className="flex items-center gap-3 rounded-button bg-accent-soft py-1.5 pr-1.5 pl-3.5 text-[0.9375rem] pointer-coarse:[form:has(textarea:focus)_&]:hidden">
      <p className="min-w-0 flex-1 leading-snug">
        <b className="block font-strong">{t(`looks.${hint}`, { number: ids.indexOf(hinted) + 1 })}</b>
        {t("asItIs")}
      </p>
      <FileButton
        variant="secondary"
        opensCamera
        className="px-3"
        accept={PHOTO_FILES}
        label={t("again")}
        icon={<RotateCcw aria-hidden className="size-5" />}
        onChoose={(file) => replace(hinted, file)}
      />
    </div>
  );
}

function useTrayPhoto(id: string): TrayPhoto | undefined {
  return useSyncExternalStore(subscribeToTray, () => trayPhoto(id));
}
