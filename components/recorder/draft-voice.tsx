import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { ConfirmDiscard } from "./confirm-discard";
import { readDraft, useDraft, writeDraft } from "@/components/form/draft-store";
import { ClipPlayer } from "@/components/player/clip-player";
import { Button } from "@/components/ui/input/button";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";
import type { Clip } from "@/lib/browser/recorder/clip";
import { untilLoaded } from "@/lib/browser/page/until-loaded";
import { openRecordings } from "@/lib/browser/recorder/recordings";

/** The recording of a draft, from this phone. */
export interface DraftVoice {
  kept: KeptRecording;
  clip: Clip;
  discard: () => void;
}

/** Null without one, undefined until it is read. One that is no longer on this phone leaves the draft. */
export function useDraftVoice(name: string): DraftVoice | null | undefined {
  const id = useDraft(name, (draft) => draft?.recording);
  const [voice, setVoice] = useState<Omit<DraftVoice, "discard"> | null>(null);
  const forget = () => writeDraft(name, without(readDraft(name)));
  const read = useEffectEvent((of: string) => {
    void untilLoaded(() => readVoice(of)).then((found) => (found ? setVoice(found) : forget()));
  });
  useEffect(() => {
    if (id) read(id);
  }, [id]);
  if (!id) return null;
  if (voice?.kept.id !== id) return undefined;
  const discard = () => {
    forget();
    void openRecordings().then((recordings) => recordings.discard(id));
  };
  return { ...voice, discard };
}

async function readVoice(id: string): Promise<Omit<DraftVoice, "discard"> | null> {
  const recordings = await openRecordings();
  const kept = await recordings.find(id);
  return kept ? { kept, clip: await recordings.clip(kept) } : null;
}

function without(draft: ReturnType<typeof readDraft>): ReturnType<typeof readDraft> {
  if (!draft) return null;
  const { recording: _, ...left } = draft;
  return left.text === "" && !left.photos?.length ? null : left;
}

/** Plays the recording of a draft, and takes it out. */
export function VoiceRow({ voice: { clip, discard } }: { voice: DraftVoice }) {
  const t = useTranslations("recorder");
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <ClipPlayer clip={clip} />
      </div>
      <Button variant="bare" size="icon" className="-mr-3" onClick={() => setAsking(true)}>
        <X aria-hidden className="size-5.5" />
        <span className="sr-only">{t("kept.discard")}</span>
      </Button>
      <ConfirmDiscard open={isAsking} onClose={() => setAsking(false)} onConfirm={discard} />
    </div>
  );
}
