import { parentPort } from "node:worker_threads";
import { MAX_PHOTO_BYTES } from "../limits";
import { serve } from "@/lib/threads/serve";

/** One photo's bytes at a time, and how many have come. */
let bytes: Uint8Array | undefined;
let size = 0;

/** Left to itself, Node keeps the chunks and pixels of several photos before it looks for what nobody needs. */
const collect = () => globalThis.gc?.();

const FUNCTIONS = {
  receive: ({ at, chunk }: { at: number; chunk: Uint8Array }) => {
    // Another process has died with the bytes before these.
    if (at !== 0 && at !== size) throw new Error("The beginning of this photo is missing");
    if (at === 0) collect();
    bytes ??= new Uint8Array(MAX_PHOTO_BYTES);
    bytes.set(chunk, at);
    size = at + chunk.byteLength;
  },
  // Loaded in the process alone: the decoder is native code.
  makePictures: async () => {
    collect();
    return (await import("./pictures")).makePictures(bytes?.subarray(0, size) ?? new Uint8Array());
  },
};

export type PictureFunctions = typeof FUNCTIONS;

if (parentPort) {
  // A thread is started for this alone (own-process.ts).
  parentPort.postMessage(process.argv[1]);
} else {
  // A signal to the whole group is the server's: it finishes what it has begun.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  process.on("disconnect", () => process.exit());
  serve(FUNCTIONS);
}
