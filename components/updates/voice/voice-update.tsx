import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { type ReactNode, Suspense, use } from "react";
import { VoiceText } from "./voice-text";
import { isWordless, NoServiceAt, reasonOf } from "./without-words";
import { postedRecording } from "@/components/player/posted-recording";
import { PlayerSkeleton } from "@/components/player/player-frame";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { translatableTyped } from "@/components/translation/translatable";
import { TranslatedText } from "@/components/translation/translated-text";
import { TranslationContext } from "@/components/translation/translation-context";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import type { Entry } from "@/components/updates/entry/use-edit-draft";
import { canInProject } from "@/lib/access/policy";
import { api } from "@/lib/browser/api-client";
import { apiPath } from "@/lib/shared/paths/api-path";

// Rendered on the server; only lists with a recording load it, and their texts do not wait for it.
const VoicePlayer = dynamic(() =>
  import("@/components/player/voice-player").then((module) => module.VoicePlayer),
);

// Rendered on the server too; only lists in which a recording waits for a service load it.
const NoServiceNote = dynamic(() => import("./no-service-note"), { loading: () => null });

// Only lists with a recording that can be transcribed again load it.
const TranscribeAgain = dynamic(() => import("./transcribe-again"), { loading: () => null });

// Only lists with an own recording without a transcript load it.
const HeardHere = dynamic(() => import("./heard-here"), { loading: () => null });

interface VoiceUpdateProps extends Entry {
  /** Opens the field for the transcript. */
  onCorrect: () => void;
  /** That field, instead of the transcript. */
  correction?: ReactNode;
}

/** A recording with its transcript, or why it has none. */
export function VoiceUpdate({ update, viewer, onCorrect, correction }: VoiceUpdateProps) {
  const t = useTranslations("voice");
  const { subtaskName, taskName } = update;
  const recording = postedRecording(update, {
    readerId: viewer.id,
    place: subtaskName ?? taskName,
    project: useWorkspace().project.name,
  });
  const { isOn } = use(TranslationContext);
  const wordless = isWordless(update);
  const reason = wordless ? reasonOf(update.audioState, isOn) : null;
  const note = reason ? { note: t(reason) } : {};
  return (
    <>
      <Suspense fallback={<PlayerSkeleton length={recording.length ?? 0} {...note} />}>
        <VoicePlayer recording={recording} peaks={update.audioPeaks} {...note} />
      </Suspense>
      {!correction && update.transcript === null && update.authorId === viewer.id && (
        <HeardHere of={update} />
      )}
      {correction ||
        (wordless ? (
          <WithoutWords update={update} viewer={viewer} onCorrect={onCorrect} />
        ) : (
          <>
            <VoiceText update={update} recording={recording} viewer={viewer} />
            {update.audioState === "pending" && <Pending />}
          </>
        ))}
    </>
  );
}

/** Placeholder for a transcript that is being made. */
function Pending() {
  const t = useTranslations("voice");
  return (
    <div role="status" className="grid gap-2 py-1.5">
      <Skeleton className="h-3" />
      <div className="flex items-center gap-3">
        <Skeleton className="h-3 flex-1" />
        <span className="text-[0.9375rem] text-muted">{t("pending")}</span>
      </div>
    </div>
  );
}

/** A recording without a transcript: what its author wrote with it, and ways to get a transcript. */
function WithoutWords({ update, viewer, onCorrect }: Omit<VoiceUpdateProps, "correction">) {
  const t = useTranslations("voice");
  const applyEvent = useApplyEvent();
  const transcribeAgain = async () => {
    const asked = await api.post(apiPath("updates", update.id, "transcribe-again"));
    const { id: entityId, projectId, taskId, subtaskId } = asked;
    applyEvent({ type: "update.transcription-requested", projectId, entityId, taskId, subtaskId }, asked);
  };
  const facts = { isAuthor: update.authorId === viewer.id };
  const { isOn } = use(TranslationContext);
  const isPossible = isOn || update.audioState !== "off";
  const mayRetry = isPossible && canInProject(viewer.level, "update:transcribe", facts);
  const saysNoService = use(NoServiceAt) === update.id && !isOn;
  const written = translatableTyped("update", update, viewer.id);
  return (
    <>
      {written && <TranslatedText of={written} />}
      {saysNoService && <NoServiceNote {...facts} />}
      <div className="flex flex-wrap gap-x-5">
        {canInProject(viewer.level, "update:edit", facts) && (
          <Button variant="link" size="md" className="px-0" onClick={onCorrect}>
            <Pencil aria-hidden className="size-4.5" />
            {t("writeDown")}
          </Button>
        )}
        {mayRetry && <TranscribeAgain request={transcribeAgain} />}
      </div>
    </>
  );
}
