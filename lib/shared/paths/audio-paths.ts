import { apiPath } from "./api-path";

/** Paths of the calls that send and play recordings. Separate from `apiPaths`, so that they load with what records. */
export const audioPaths = {
  transcribe: () => apiPath("transcribe"),
  uploadWhole: () => apiPath("upload-audio"),
  uploads: () => apiPath("uploads"),
  upload: (id: string) => apiPath("uploads", id),
  part: (id: string, n: number) => apiPath("uploads", id, "parts", n),
  complete: (id: string) => apiPath("uploads", id, "complete"),
  /** A recording: the `audioUrl` of uploads and updates. */
  recording: (uploadId: string) => apiPath("audio", uploadId),
} as const;
