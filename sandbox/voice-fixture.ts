import { expect, vi } from "vitest";
import { hashOf } from "./ai-answers";
import type { Saying } from "./ai-answers";
import type { AiSandbox } from "./ai-server";
import type { Env } from "./env";
import type { SignedInClient } from "./http-client";
import { audioForm } from "./recordings";
import { newWorker, rosasSite } from "./site-fixture";
import type { Site } from "./site-fixture";
import { measure, type Samples, toWav } from "./sounds";
import { startTestServer } from "./test-server";
import type { TestServer } from "./test-server";
import type { TranscriptView } from "@/lib/transcription/view";
import type { UpdateView } from "@/lib/updates/view";

export interface VoiceSite extends Site {
  ai: AiSandbox;
  server: TestServer;
  /** On site, and allowed to post. */
  mateo: SignedInClient;
  stop(): Promise<void>;
}

/** Rosa's site with Mateo in it, on a server that transcribes through the sandbox. */
export async function startVoiceSite(env?: Env): Promise<VoiceSite> {
  const server = await startTestServer({ ai: true, ...(env && { env }) });
  const site = await rosasSite(server);
  const mateo = await newWorker(server, site);
  return { ...site, ai: server.ai, server, mateo, stop: () => server.stop() };
}

/** A recording on a phone: its bytes, their hash, and what the phone measured. */
export interface Take {
  bytes: Uint8Array<ArrayBuffer>;
  hash: string;
  measured: Record<string, string>;
}

export function takeOf(samples: Samples): Take {
  const bytes = new Uint8Array(toWav(samples));
  const { peaks, durationMs } = measure(samples);
  const measured = { peaks: JSON.stringify(peaks), durationMs: String(durationMs) };
  return { bytes, hash: hashOf(bytes), measured };
}

/** Uploads a recording and returns its address. */
export async function uploadTake(by: SignedInClient, { bytes, measured }: Take): Promise<string> {
  const { status, body } = await by.post<{ audioUrl: string }>(
    "/api/upload-audio",
    audioForm(bytes, measured),
  );
  if (status !== 201) throw new Error(`Uploading answered ${status}: ${JSON.stringify(body)}`);
  return body.audioUrl;
}

/** Posts a recording as an update without words. */
export async function postTake(by: SignedInClient, projectId: string, take: Take): Promise<UpdateView> {
  const audioUrl = await uploadTake(by, take);
  const { status, body } = await by.post<UpdateView>(`/api/projects/${projectId}/updates`, { audioUrl });
  if (status !== 201) throw new Error(`Posting answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The update as it is listed now. */
export async function listed(by: SignedInClient, { projectId, id }: Pick<UpdateView, "projectId" | "id">) {
  const { body } = await by.get<UpdateView[]>(`/api/projects/${projectId}/updates?limit=200`);
  const found = body.find((update) => update.id === id);
  if (!found) throw new Error(`The update ${id} is not listed`);
  return found;
}

/** Waits until the update is like this, and returns it. */
export async function untilLike(
  by: SignedInClient,
  update: Pick<UpdateView, "projectId" | "id">,
  like: Partial<UpdateView>,
  timeout = 20_000,
): Promise<UpdateView> {
  return vi.waitFor(
    async () => {
      const now = await listed(by, update);
      expect(now).toMatchObject(like);
      return now;
    },
    { timeout, interval: 100 },
  );
}

export async function transcriptOf(
  by: SignedInClient,
  { id }: Pick<UpdateView, "id">,
): Promise<TranscriptView> {
  return (await by.get<TranscriptView>(`/api/updates/${id}/transcript`)).body;
}

/** What the service is made to hear, surely. */
export function sayingOf(language: string, ...texts: string[]): Saying {
  return { language, segments: texts.map((text) => ({ text })) };
}
