import { Folder, Languages } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { VoiceLine } from "./voice-line";
import { Badge } from "@/components/ui/display/badge";
import { UpdateItem, UpdateLine } from "@/components/updates/entry/update-line";

/** The voice line of the demo's North wall, spoken by espeak-ng (`prisma/seed/record-voices.ts`). */
const RECORDING = "/landing/north-wall.mp3";

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
          authorRole="worker"
          isNew
          className="pb-4.5"
        >
          <VoiceLine src={RECORDING} texts={{ play: t("play"), pause: t("pause") }} />
          <p lang="es" className="text-muted italic">
            {t("spoken")}
          </p>
        </UpdateItem>
        <UpdateItem
          author={{ name: t("ownerName") }}
          roleLabel={t("ownerRole")}
          authorRole="owner"
          className="pb-1"
        >
          <p lang="en">{t.rich("written", { b: (chunks) => <b>{chunks}</b> })}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Badge tone="accent">
              <Folder aria-hidden />
              {t("folder")}
            </Badge>
            <Badge tone="ok">
              <Languages aria-hidden />
              {t("read")}
            </Badge>
          </p>
        </UpdateItem>
      </UpdateLine>
      <p className="mt-2 text-sm text-muted">{t("voice")}</p>
    </figure>
  );
}
