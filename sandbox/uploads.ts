import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Answer, SignedInClient } from "./http-client";
import { audioForm, sha256Of } from "./recordings";
import { PART_BYTES } from "@/lib/audio/limits";
import type { AudioView, UploadView } from "@/lib/audio/view";

type Bytes = Uint8Array<ArrayBuffer>;

/** The calls on uploads, made by one person. */
export function uploaderOf(client: SignedInClient) {
  return {
    /** In one piece. */
    upload: (bytes: Bytes, fields?: Record<string, string>, headers = {}) =>
      client.post<AudioView>("/api/upload-audio", audioForm(bytes, fields), { headers }),
    begin: async (bytes: Bytes, headers = {}): Promise<string> => {
      const announced = { size: bytes.length, sha256: sha256Of(bytes), contentType: "audio/webm" };
      const { status, body } = await client.post<UploadView>("/api/uploads", announced, { headers });
      if (status !== 201) throw new Error(`Announcing an upload answered ${status}: ${JSON.stringify(body)}`);
      return body.id;
    },
    put: (id: string, n: number | string, bytes: Bytes) =>
      client.put(`/api/uploads/${id}/parts/${n}`, bytes, {
        headers: { "content-type": "application/octet-stream" },
      }),
    complete: (id: string, measured?: object): Promise<Answer<AudioView>> =>
      client.post<AudioView>(`/api/uploads/${id}/complete`, measured),
    state: async (id: string): Promise<UploadView> =>
      (await client.get<UploadView>(`/api/uploads/${id}`)).body,
    /** The hash of what a recording's address answers, and the answer. */
    listen: async (audioUrl: string, headers: Record<string, string> = {}, method = "GET") => {
      const cookie = `authjs.session-token=${client.cookie("authjs.session-token") ?? ""}`;
      const answer = await fetch(new URL(audioUrl, client.url), { method, headers: { cookie, ...headers } });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  };
}

/** A part of a file that is uploaded in parts. */
export function partOf(bytes: Bytes, n: number): Bytes {
  return bytes.subarray(n * PART_BYTES, (n + 1) * PART_BYTES);
}

/** The names of the files that hold recordings and their parts. */
export function blobFiles({ dataDir }: { dataDir: string }): string[] {
  const folder = join(dataDir, "blobs", "audio");
  return existsSync(folder) ? readdirSync(folder) : [];
}
