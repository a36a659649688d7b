import { PhotoError, type PhotoProblem, type Shrunk, shrinkPhoto } from "./shrink";

/** What the thread answers to each photo: percents, then one of the others. */
export type FromWorker = { percent: number; preview?: Blob } | { shrunk: Shrunk } | { problem: PhotoProblem };

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  const tell = (message: FromWorker) => postMessage(message);
  shrinkPhoto(data, (percent, preview) => tell({ percent, ...(preview && { preview }) })).then(
    (shrunk) => tell({ shrunk }),
    (error: unknown) => tell({ problem: error instanceof PhotoError ? error.problem : "unreadable" }),
  );
});
