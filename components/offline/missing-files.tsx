import { useQuery } from "@tanstack/react-query";
import { ImageOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { KEPT_MS } from "./keep-recent";
import { isOnPhone } from "@/lib/browser/offline/kept";
import { formatDuration } from "@/lib/i18n/duration";
import { queryKeys } from "@/lib/shared/query-keys";
import type { UpdateView } from "@/lib/updates/view";

/** Without a signal: which files of an update are not on this phone, and why. */
export default function MissingFiles({ update }: { update: UpdateView }) {
  const t = useTranslations("outbox");
  const { data: missing } = useQuery({
    queryKey: queryKeys.missingFiles(update.id),
    queryFn: () => findMissing(update),
    gcTime: 0,
  });
  if (!missing || (missing.photos === 0 && !missing.voice)) return null;
  const { audioDurationMs: length } = update;
  const isOld = Date.now() - Date.parse(update.createdAt) > KEPT_MS;
  const parts = [
    ...(missing.photos > 0 ? [t("photos", { count: missing.photos })] : []),
    ...(missing.voice
      ? [length ? t("missingVoice", { length: formatDuration(length / 1000) }) : t("missingWhole")]
      : []),
  ];
  return (
    <p className="mt-2 flex items-center gap-3 rounded-button border border-dashed border-muted px-4 py-2.5 text-muted">
      <ImageOff aria-hidden className="size-6 shrink-0" />
      <span>
        {t("missing", { what: parts.join(", ") })} {isOld && t("older")}
      </span>
    </p>
  );
}

async function findMissing({ audioUrl, photos }: UpdateView) {
  const isHere = await Promise.all(photos.map(({ thumbUrl }) => isOnPhone(thumbUrl)));
  return {
    photos: isHere.filter((here) => !here).length,
    voice: audioUrl !== null && !(await isOnPhone(audioUrl)),
  };
}
