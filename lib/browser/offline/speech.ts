import { keptChoice } from "./choices";
import { MAX } from "@/lib/shared/limits";

/** The browser's own recognition of speech, as far as it is used; Chrome has it. */
interface Recognition extends EventTarget {
  start: (track: MediaStreamTrack) => void;
  stop: () => void;
}

interface RecognitionHere {
  prototype: Recognition;
  new (): Recognition;
  available: (of: OnPhone) => Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  /** Resolves with whether it succeeded. */
  install: (of: OnPhone) => Promise<boolean>;
}

interface OnPhone {
  /** BCP 47. */
  langs: string[];
  processLocally: true;
}

/** Undefined where recognition might send what is said to the browser's maker. */
function recognitionHere(): RecognitionHere | undefined {
  const { SpeechRecognition: here } = globalThis as { SpeechRecognition?: RecognitionHere };
  return here && "available" in here && "processLocally" in here.prototype ? here : undefined;
}

/** Browsers have speech of a region: "en-US" for "en". */
function spokenIn(locale: string): OnPhone {
  const { language, region = "" } = new Intl.Locale(locale).maximize();
  return { langs: [`${language}-${region}`], processLocally: true };
}

async function availability(locale: string): Promise<string> {
  const known = recognitionHere()?.available(spokenIn(locale));
  return (await known?.catch(() => "unavailable")) ?? "unavailable";
}

/** Whether this browser writes down what is said in a language by itself, perhaps after a download. */
export async function canHearHere(locale: string): Promise<boolean> {
  return (await availability(locale)) !== "unavailable";
}

/** Downloads what it needs. Browsers allow that only after a press. Rejects without it. */
export async function downloadHearing(locale: string): Promise<void> {
  if (!(await recognitionHere()?.install(spokenIn(locale)))) throw new Error("Not downloaded");
}

/** A recognizer that ends sooner is not started again. */
const SHORT_MS = 1000;

/**
 * Writes down what a microphone hears, by this phone alone, if the person chose so; calls `onWords` with all of it so far. Whatever
 * fails in it, the recording goes on.
 */
export function hearHere(stream: MediaStream, onWords: (words: string) => void) {
  let [said, isOn, isOver] = ["", true, false];
  let track: MediaStreamTrack | undefined;
  let recognition: Recognition | undefined;
  const end = () => {
    isOver = true;
    void Promise.resolve()
      .then(() => recognition?.stop())
      .catch(() => undefined)
      .then(() => track?.stop());
  };
  const listen = (here: RecognitionHere, of: OnPhone) => {
    const before = said;
    const began = performance.now();
    let mayGoOn = true;
    const { langs, processLocally } = of;
    const settings = { lang: langs[0], processLocally, continuous: true, interimResults: true };
    recognition = Object.assign(new here(), settings);
    recognition.addEventListener("result", (event) => {
      said = joined(before, (event as Event & { results: SpeechRecognitionResultList }).results);
      onWords(said);
    });
    recognition.addEventListener("error", (event) => {
      mayGoOn = (event as Event & { error?: string }).error === "no-speech";
    });
    recognition.addEventListener("end", () => {
      // Recognizers end by themselves after a silence.
      if (!isOver && mayGoOn && performance.now() - began > SHORT_MS) attempt(() => listen(here, of));
      else track?.stop();
    });
    if (track) recognition.start(track);
  };
  const attempt = (work: () => unknown) => void Promise.resolve().then(work).catch(end);
  attempt(async () => {
    const here = keptChoice("hear") ? recognitionHere() : undefined;
    const locale = document.documentElement.lang;
    if (!here || (await availability(locale)) !== "available" || isOver) return;
    // Its own: what recognizes may stop or change it.
    track = stream.getAudioTracks()[0]?.clone();
    enable(isOn);
    listen(here, spokenIn(locale));
  });
  const enable = (wanted: boolean) => {
    isOn = wanted;
    if (track) track.enabled = isOn;
  };
  return {
    /** What is said until `resume` is not heard. */
    pause: () => enable(false),
    resume: () => enable(true),
    /** Releases the microphone; the last words may follow. */
    end,
  };
}

function joined(before: string, results: SpeechRecognitionResultList): string {
  const parts = Array.from(results, (result) => result[0]?.transcript.trim());
  return [before, ...parts].filter(Boolean).join(" ").slice(0, MAX.transcript);
}
