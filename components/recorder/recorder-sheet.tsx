import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { createElement, useEffect, useState, useSyncExternalStore } from "react";
import { ConfirmDiscard } from "./confirm-discard";
import { postRecording, setAsideWhole, toRecording } from "./post-recording";
import { Action, ActionRow, ONE_AND_A_HALF, RecorderActions } from "./recorder-actions";
import { RecorderCard } from "./recorder-card";
import { refreshKeptRecordings } from "./use-kept-recordings";
import { usePostRecording } from "./use-post-recording";
import { ItemState } from "@/components/outbox/item/item-state";
import { useItemTexts } from "@/components/outbox/item/use-item-texts";
import { viewOf } from "@/components/outbox/kinds/kind-views";
import { useOnline, useOutbox } from "@/components/outbox/use-outbox";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Sheet } from "@/components/ui/overlay/dialog";
import { api } from "@/lib/browser/api-client";
import { outboxOf } from "@/lib/browser/outbox/client";
import type { Recording } from "@/lib/browser/outbox/items/files";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";
import { currentPageEnding, subscribeToPageEnding } from "@/lib/browser/page/page-ending";
import type { Destination } from "@/lib/browser/recorder/capture";
import type { Clip } from "@/lib/browser/recorder/clip";
import { SHORT_MS } from "@/lib/browser/recorder/limits";
import { createRecorder, type RecorderState } from "@/lib/browser/recorder/recorder";
import { storedText, storeText } from "@/lib/browser/stored";
import { isWithoutSpeech } from "@/lib/recordings/shared/loudness";
import { apiPath } from "@/lib/shared/paths/api-path";
import { PRODUCT_NAME } from "@/lib/shared/product";

export interface RecorderSheetProps {
  to: Destination;
  /** Whether the user's account has their consent to where recordings are sent. */
  hasConsent: boolean;
  /** An unposted recording to listen to and post. Closing the sheet keeps it. */
  kept?: KeptRecording;
  /** Only the transcript is wanted, and it is shown before it is sent anywhere: the phone does not store the recording. */
  isForWords?: boolean;
  /** Makes the recording that this phone keeps part of a draft, instead of posting it. */
  onAttach?: (recordingId: string) => void;
  /** Whether the person pressed a microphone: it records as soon as they have consented. */
  startsAtOnce?: boolean;
  /** Posts to `to`; rejects when it could not be read. */
  onPost: (recording: Recording) => Promise<void>;
  onClose: () => void;
}

/** The audio recorder dialog, full screen on phones. Asks before it discards a recording. */
export default function RecorderSheet(props: RecorderSheetProps) {
  const { to, hasConsent, kept, isForWords = false, onAttach, onPost, onClose } = props;
  const t = useTranslations("recorder");
  const consent = useConsent(to.userId, hasConsent);
  const [recorder, state] = useRecorder(props, consent.isGiven);
  const { post, isPosting, hasFailed } = usePostRecording({
    send: async (clip) => {
      const kept = onAttach ? await setAsideWhole(clip).catch(() => null) : null;
      if (kept) return onAttach?.(kept);
      // Its place may have been deleted; the outbox handles that.
      const recording = toRecording(clip);
      await onPost(recording).catch(() => postRecording({ userId: to.userId, ...clip }, recording));
    },
    onPosted: onClose,
  });
  const [asked, setAsked] = useState<Question | null>(null);
  /** Pauses the recording, asks whether to discard it, then calls `goOn`. */
  const discardThen = (goOn: () => void) => {
    const wasRecording = state.phase === "recording";
    if (!isWorthAsking(state)) return void recorder.discard().then(goOn);
    if (wasRecording) recorder.pause();
    setAsked({ then: goOn, wasRecording });
  };
  const keep = () => {
    // It may have ended while the question was open.
    if (asked?.wasRecording && recorder.state().phase === "paused") recorder.resume();
    setAsked(null);
  };
  /** A file is posted immediately, unless it is too quiet: then the person should listen to it first. */
  const choose = async (file: File) => {
    const clip = await recorder.choose(file);
    if (clip && hasVoice(clip)) post(clip);
  };
  const cancel = () => {
    if (isPosting) return;
    if (kept && state.clip?.recordingId === kept.id) onClose();
    else discardThen(onClose);
  };
  const { projectName, placeName } = to.written;
  return (
    <Sheet
      onClose={cancel}
      title={projectName}
      description={placeName ?? t("unassigned")}
      className="bg-bg max-sm:h-dvh max-sm:max-h-dvh max-sm:rounded-none"
      footer={
        consent.isGiven ? (
          <RecorderActions
            recorder={recorder}
            state={state}
            postLabel={isForWords ? "writeDown" : onAttach ? "attach" : "post"}
            isPosting={isPosting}
            onPost={post}
            onCancel={cancel}
            onRecordAgain={() => discardThen(() => void recorder.record())}
          />
        ) : (
          <ConsentActions onAgree={consent.give} onDecline={onClose} />
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {!isForWords && <NoSignal isRecordingKept={state.isKept} />}
        {consent.isGiven ? (
          <RecorderCard
            state={hasFailed ? { ...state, problem: "notProcessed" } : state}
            isForWords={isForWords}
            isPosting={isPosting}
            onChoose={(file) => discardThen(() => void choose(file))}
          />
        ) : (
          <Consent />
        )}
        {!isForWords && <OtherUnsentItems />}
      </div>
      <ConfirmDiscard
        open={asked !== null}
        onClose={keep}
        onConfirm={() => {
          void recorder.discard().then(asked?.then);
          setAsked(null);
        }}
      />
    </Sheet>
  );
}

/** A recorder that opens once `isWanted`, and releases the microphone when the sheet closes. */
function useRecorder({ to, kept, isForWords, startsAtOnce }: RecorderSheetProps, isWanted: boolean) {
  const [recorder] = useState(() => createRecorder(to, { kept, isKeeping: !isForWords, startsAtOnce }));
  useEffect(() => {
    // The outbox's state says whether the phone has room.
    outboxOf(to.userId).catch(() => undefined);
    if (!isWanted) return;
    void recorder.open();
    return () => {
      void recorder.close().then(refreshKeptRecordings, () => undefined);
    };
  }, [recorder, isWanted, to.userId]);
  useEffect(() => {
    // Behind the cover nobody sees that the microphone is on.
    const stop = () => {
      const isOpen = recorder.state().phase === "recording" || recorder.state().phase === "paused";
      if (currentPageEnding().ending && isOpen) recorder.stop();
    };
    const ends = [subscribeToPageEnding(stop), recorder.subscribe(stop)];
    return () => ends.forEach((end) => end());
  }, [recorder]);
  const state = useSyncExternalStore(recorder.subscribe, recorder.state, recorder.state);
  return [recorder, state] as const;
}

/** Says once, before the first recording, where recordings go. */
function Consent() {
  const t = useTranslations("recorder.consent");
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h3 className="title-section">{t("title")}</h3>
      <p className="mt-1.5">{t("body", { product: PRODUCT_NAME })}</p>
    </section>
  );
}

/** For the foot of its sheet. */
function ConsentActions({ onAgree, onDecline }: { onAgree: () => void; onDecline: () => void }) {
  const t = useTranslations("recorder.consent");
  return (
    <ActionRow className={ONE_AND_A_HALF}>
      <Action variant="secondary" onClick={onDecline}>
        {t("decline")}
      </Action>
      <Action onClick={onAgree}>{t("agree")}</Action>
    </ActionRow>
  );
}

/** Without a signal: says that the recording is still safe, where it is. What warns of a full phone says the rest. */
function NoSignal({ isRecordingKept }: { isRecordingKept: boolean }) {
  const t = useTranslations("recorder");
  const { items, isKept, isFull } = useOutbox();
  const isOnline = useOnline();
  const isSafe = isRecordingKept && isKept !== false && !isFull;
  if (isOnline || !isSafe) return null;
  return (
    <p className="-mx-5 flex items-center gap-2.5 bg-accent-soft px-5 py-3 font-strong text-accent-text">
      <CloudOff aria-hidden className="size-5 shrink-0" />
      {t("offline", { count: items.length })}
    </p>
  );
}

/** What to do after discarding the recording, and whether it was in progress. */
interface Question {
  then: () => void;
  wasRecording: boolean;
}

function hasVoice({ durationMs, peaks }: Clip): boolean {
  return durationMs !== null && !isWithoutSpeech({ durationMs, peaks });
}

function isWorthAsking({ phase, durationMs, clip }: RecorderState): boolean {
  return phase !== "ready" && (durationMs > SHORT_MS || clip?.durationMs === null);
}

/**
 * Whether the user has agreed to where recordings are sent. The answer is stored with their account; until that call succeeds,
 * which may take a while without a signal, it is kept on this phone. `known` is the account's answer when the page was rendered.
 */
function useConsent(userId: string, known: boolean) {
  const [isGiven, setGiven] = useState(() => {
    const isPending = storedText(nameOf(userId)) !== null;
    if (isPending && !known) void send(userId);
    if (isPending && known) storeText(nameOf(userId), null);
    return known || isPending;
  });
  return {
    isGiven,
    give: () => {
      storeText(nameOf(userId), "1");
      void send(userId);
      setGiven(true);
    },
  };
}

/** Keeps the mark on this phone: the rendered page still has the old answer. */
async function send(userId: string): Promise<void> {
  await api
    .put(apiPath("user", "recording-consent"), undefined, { userId, keepalive: true })
    .catch(() => undefined);
}

const nameOf = (userId: string) => `recording-consent:${userId}`;

/** Other unsent items on this phone, below the recorder. */
function OtherUnsentItems() {
  const t = useTranslations("recorder");
  const items = useOutbox().items.filter(({ refusal }) => !refusal);
  if (items.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="border-b border-line pb-2 title-section">{t("toSend")}</h2>
      <ul>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Row({ item }: { item: OutboxItem }) {
  const t = useTranslations("recorder");
  const format = useFormat();
  const { title, time } = useItemTexts(item);
  const { placeName, projectName } = item.written;
  const place = placeName ?? projectName;
  const isToday = format.date(item.capturedAt) === format.date(new Date());
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5">
      {createElement(viewOf(item).icon(item), {
        "aria-hidden": true,
        className: "size-5 shrink-0 text-muted",
      })}
      <span className="min-w-[5rem] flex-1">
        <span className="block truncate font-strong">{title}</span>
        <TimeText dateTime={item.capturedAt} className="block truncate text-[0.9375rem] text-muted">
          {isToday ? t("rowToday", { time, place }) : `${time} · ${place}`}
        </TimeText>
      </span>
      <span className="max-w-full text-[0.9375rem]">
        <ItemState item={item} resting="onPhone" isChip />
      </span>
    </li>
  );
}
