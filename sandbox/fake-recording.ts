import { vi } from "vitest";

/* What a browser records with, for tests without one. */

export class FakeTrack extends EventTarget {
  isStopped = false;
  stop = () => (this.isStopped = true);
}

/** Gives a chunk whenever it is told to, and one at its end. */
export class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === "audio/webm";
  static current: FakeRecorder;
  state = "inactive";
  mimeType = "audio/webm";
  start = () => {
    FakeRecorder.current = this;
    this.state = "recording";
  };
  requestData = (bytes = "words ") => {
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob([bytes]) }));
  };
  pause = () => (this.state = "paused");
  resume = () => (this.state = "recording");
  stop = () => {
    this.state = "inactive";
    this.requestData("end");
    this.dispatchEvent(new Event("stop"));
  };
}

class FakeContext {
  sampleRate = 1000;
  currentTime = 0;
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
  createMediaStreamSource = () => ({ connect: () => undefined });
}

/** Replaces the browser's recording for a test; `ask` answers for the microphone. */
export function stubRecording(ask: () => Promise<unknown>): void {
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("AnalyserNode", EventTarget);
  Object.assign(navigator, { mediaDevices: { getUserMedia: ask } });
}
