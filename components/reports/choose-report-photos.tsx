import { Images, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { EVERY_PHOTO } from "@/components/photos/show/use-photos";
import { DialogButton } from "@/components/shell/dialog-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { useKeepFocus } from "@/components/tasks/use-keep-focus";
import { MOST_REPORT_PHOTOS, UNORGANIZED } from "@/lib/reports/limits";
import type { ReportDays } from "@/lib/reports/view";
import { apiPath } from "@/lib/shared/paths/api-path";

const PhotoChooser = onDemand(() => import("@/components/photos/choose/photo-chooser"));

interface ChooseReportPhotosProps {
  projectId: string;
  days: ReportDays;
  /** Of tasks, and `unorganized`. */
  folders: readonly string[];
  chosen: readonly string[];
  /** Whether a choice is being stored: meanwhile there is no other. */
  pending?: boolean;
  onChoose: (ids: string[]) => void;
}

/**
 * The photos that are chosen for a report, each a button that takes it out, and a button that opens those of its days and folders:
 * these need not list every chosen one.
 */
export function ChooseReportPhotos({
  projectId,
  days,
  folders,
  chosen,
  pending = false,
  onChoose,
}: ChooseReportPhotosProps) {
  const t = useTranslations("report");
  const photos = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(photos);
  return (
    <>
      {chosen.length > 0 && (
        <div ref={photos} className="flex flex-wrap gap-1.5" {...keepFocus}>
          {chosen.map((id, index) => (
            <button
              key={id}
              type="button"
              aria-label={t("removePhoto", { number: index + 1 })}
              aria-disabled={pending}
              className="relative"
              onClick={() => {
                if (!pending) onChoose(chosen.filter((one) => one !== id));
              }}
            >
              <img
                src={apiPath("photos", id, "thumb")}
                alt=""
                className="size-14 rounded-chip bg-line object-cover"
              />
              <X
                aria-hidden
                className="absolute top-0.5 right-0.5 size-5 rounded-full bg-black/75 p-0.5 text-white"
              />
            </button>
          ))}
        </div>
      )}
      <DialogButton
        variant="secondary"
        size="sm"
        pending={pending}
        dialog={(close) => (
          <PhotoChooser
            projectId={projectId}
            title={t("choosePhotos")}
            hint={t(folders.length > 0 ? "choosePhotosHint" : "choosePhotosNone")}
            filter={{ ...EVERY_PHOTO, from: days.start ?? "", to: days.end ?? "" }}
            accepts={({ photo, update }) =>
              chosen.includes(photo.id) || folders.includes(update.taskId ?? UNORGANIZED)
            }
            several={{ chosen, most: MOST_REPORT_PHOTOS }}
            onChoose={(ids) => {
              close();
              onChoose(ids);
            }}
            onClose={close}
          />
        )}
      >
        <Images aria-hidden className="size-5" />
        {t("choosePhotos")}
      </DialogButton>
    </>
  );
}
