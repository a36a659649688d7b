import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/display/alert";
import type { RecorderState } from "@/lib/browser/recorder/recorder";

export type ShownProblem = NonNullable<RecorderState["problem"]> | "notProcessed";

/** What went wrong, and what to do about it. */
export function RecorderProblem({
  problem,
  found = null,
}: Partial<Pick<RecorderState, "found">> & { problem: ShownProblem }) {
  const t = useTranslations("recorder");
  if (problem === "notProcessed")
    return (
      <Alert tone="danger" title={t("errors.processingTitle")} className="text-left">
        {t("errors.processing")}
      </Alert>
    );
  const isOfFile = problem === "tooLarge" || problem === "notAudio" || problem === "unreadable";
  return (
    <Alert
      tone="danger"
      title={t(isOfFile ? "errors.processingTitle" : "errors.microphoneTitle")}
      className="text-left"
    >
      <p>{t(isOfFile ? "errors.file" : "errors.microphone")}</p>
      <p className="mt-1 text-[0.9375rem]">
        {problem === "notAudio" ? t("hints.notAudio", { found: found ?? "" }) : t(`hints.${problem}`)}
      </p>
    </Alert>
  );
}
