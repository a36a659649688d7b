import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { ConfirmDiscard } from "./confirm-discard";
import { readDraft, useDraft, writeDraft } from "@/components/form/draft-store";
import { ClipPlayer } from "@/components/player/clip-player";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import type { Clip } from "@/lib/browser/recorder/clip";
import { openRecordings } from "@/lib/browser/recorder/recordings";

/** The recording of a draft, from this phone. */
export interface DraftVoice {
  /** Null while the phone cannot read it. */
  clip: Clip | null;
  /** Takes it out of the draft; it stays on this phone. */
  leaveOut: () => void;
  discard: () => void;
}

/** Milliseconds between attempts to read it. */
const RETRY_MS = 5000;

/** Null without one, undefined until it is read. One that is no longer on this phone leaves the draft. */
export function useDraftVoice(name: string): DraftVoice | null | undefined {
  const id = useDraft(name, (draft) => draft?.recording);
  const [voice, setVoice] = useState<{ id: string; clip: Clip | null } | null>(null);
  const leaveOut = () => writeDraft(name, without(readDraft(name)));
  const read = useEffectEvent((of: string) => {
    const show = (clip: Clip | null | undefined) => {
      // Another one may have taken its place meanwhile.
      if (readDraft(name)?.recording !== of) return;
      if (clip === undefined) leaveOut();
      else setVoice({ id: of, clip });
    };
    readClip(of).then(show, () => show(null));
  });
  const clip = voice?.id === id ? voice?.clip : undefined;
  const isRead = Boolean(clip);
  useEffect(() => {
    if (!id || isRead) return;
    read(id);
    const timer = setInterval(() => read(id), RETRY_MS);
    return () => clearInterval(timer);
  }, [id, isRead]);
  if (!id) return null;
  if (clip === undefined) return undefined;
  const discard = () => {
    leaveOut();
    void openRecordings().then((recordings) => recordings.discard(id));
  };
  return { clip, leaveOut, discard };
}

async function readClip(id: string): Promise<Clip | undefined> {
  const recordings = await openRecordings();
  const kept = await recordings.find(id);
  return kept && recordings.clip(kept);
}

function without(draft: ReturnType<typeof readDraft>): ReturnType<typeof readDraft> {
  if (!draft) return null;
  const { recording: _, ...left } = draft;
  return left.text === "" && !left.photos?.length ? null : left;
}

/** Plays the recording of a draft, and takes it out. */
export function VoiceRow({ voice: { clip, leaveOut, discard } }: { voice: DraftVoice }) {
  const t = useTranslations("recorder");
  const [isAsking, setAsking] = useState(false);
  if (!clip)
    return (
      <Alert tone="danger">
        <p>{t("draft.unreadable")}</p>
        <Button variant="link" size="inline" onClick={leaveOut}>
          {t("draft.leaveOut")}
        </Button>
      </Alert>
    );
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
