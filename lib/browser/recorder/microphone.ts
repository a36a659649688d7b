/** Why there is no recording: refused by the person or the browser, no microphone, or another app has it. */
export type MicrophoneProblem = "refused" | "missing" | "busy" | "unsupported";

export class MicrophoneError extends Error {
  override readonly name = "MicrophoneError";

  constructor(readonly problem: MicrophoneProblem) {
    super(`Microphone: ${problem}`);
  }
}

/** Opens the microphone, asking the person if the browser has to. Throws MicrophoneError. */
export async function openMicrophone(): Promise<MediaStream> {
  // TypeScript does not know that plain http has no media devices, and that old browsers lack the recorder.
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (!devices || !("MediaRecorder" in globalThis)) throw new MicrophoneError("unsupported");
  try {
    return await devices.getUserMedia({ audio: { channelCount: 1 } });
  } catch (thrown) {
    throw new MicrophoneError(problemOf(thrown));
  }
}

/** Maps an error of `getUserMedia` to what the person can do about it. */
export function problemOf(thrown: unknown): MicrophoneProblem {
  const { name } = thrown as DOMException;
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "refused";
}
