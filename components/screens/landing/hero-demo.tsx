import CheckCheck from "lucide-react/icons/check-check";
import Folder from "lucide-react/icons/folder";
import Play from "lucide-react/icons/play";
import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { UpdateItem, UpdateLine } from "@/components/updates/update-line";
import { formatDuration } from "@/lib/i18n/duration";
import { Waveform } from "./waveform";

const SECONDS = 42;

/** What the product does, in one update: spoken Spanish above, written English below. */
export async function HeroDemo() {
  const t = await getTranslations("landing.demo");
  return (
    <figure className="rounded-[22px] border border-line bg-surface p-4.5 shadow-float sm:p-5.5">
      <figcaption className="sr-only">{t("caption")}</figcaption>
      <UpdateLine>
        <UpdateItem
          author={{ name: t("workerName") }}
          roleLabel={t("workerRole")}
          roleTone="worker"
          isNew
          className="pb-4.5"
        >
          <VoiceNote />
          <p lang="es" className="text-muted italic">
            {t("spoken")}
          </p>
        </UpdateItem>
        <UpdateItem
          author={{ name: t("ownerName") }}
          roleLabel={t("ownerRole")}
          roleTone="owner"
          className="pb-1"
        >
          <p lang="en">
            {t.rich("written", { mark: (chunks) => <mark>{chunks}</mark>, b: (chunks) => <b>{chunks}</b> })}
          </p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Badge tone="accent">
              <Folder aria-hidden />
              {t("folder")}
            </Badge>
            <Badge tone="ok">
              <CheckCheck aria-hidden />
              {t("read")}
            </Badge>
          </p>
        </UpdateItem>
      </UpdateLine>
    </figure>
  );
}

function VoiceNote() {
  return (
    <div
      aria-hidden
      className="mt-2.5 mb-2 flex items-center gap-3 rounded-player border border-line bg-surface p-1.5 pr-3"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-[10px] bg-ink text-bg">
        <Play className="size-5" />
      </span>
      <Waveform />
      <span className="font-mono text-sm tracking-[0.04em]">{formatDuration(SECONDS)}</span>
    </div>
  );
}
