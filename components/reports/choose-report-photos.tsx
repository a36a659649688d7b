import Images from "lucide-react/icons/images";
import { useTranslations } from "next-intl";
import { EVERY_PHOTO } from "@/components/photos/show/use-photos";
import { DialogButton } from "@/components/shell/dialog-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { MOST_REPORT_PHOTOS, UNORGANIZED } from "@/lib/reports/limits";
import type { ReportDays } from "@/lib/reports/view";

const PhotoChooser = onDemand(() => import("@/components/photos/choose/photo-chooser"));

interface ChooseReportPhotosProps {
  projectId: string;
  days: ReportDays;
  /** Of tasks, and `unorganized`. */
  folders: readonly string[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** Opens the photos of a report's days and folders, to choose which it shows. */
export function ChooseReportPhotos({ projectId, days, folders, chosen, onChoose }: ChooseReportPhotosProps) {
  const t = useTranslations("report");
  return (
    <DialogButton
      variant="secondary"
      size="sm"
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
  );
}
