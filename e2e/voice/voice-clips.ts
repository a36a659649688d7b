import { expect } from "@/e2e/kit/fixtures";
import type { UpdateView } from "@/lib/updates/view";
import { connect } from "@/sandbox/database/test-database";
import { hum, speech } from "@/sandbox/fixtures/sound/sounds";
import { listed, postClip, type Clip, clipOf, type VoiceSite } from "@/sandbox/fixtures/sound/voice-fixture";

export const SENTENCES = [
  "Ya descimbramos el muro norte.",
  "Hay panal a 40 cm de la esquina.",
  "No rellenen todavía.",
];
/** Seconds of each sentence in the sandbox's transcript. Short, since a test waits while one is played. */
const SENTENCE_SECONDS = 0.8;

let clips = 0;

/** A recording by Mateo with three sentences and a low-confidence guess, transcribed. */
export async function posted(site: VoiceSite): Promise<UpdateView> {
  const { mateo, projectId } = site;
  const update = await postClip(mateo, projectId, clipSaying(site));
  await expect.poll(async () => (await listed(mateo, update)).content).toContain("Original (es)");
  return listed(mateo, update);
}

/** A recording by Mateo without speech, or in another state: as if the service had failed or were not configured. */
export async function postHum(site: VoiceSite, state?: "failed" | "off"): Promise<UpdateView> {
  const update = await postClip(site.mateo, site.projectId, clipOf(hum(1, 0.3)));
  await expect.poll(async () => (await listed(site.mateo, update)).audioState).toBe("unheard");
  if (!state) return update;
  const sql = await connect(site.server.databaseUrl);
  await sql.query(
    "UPDATE recordings SET state = $1 WHERE upload_id IN (SELECT id FROM uploads WHERE update_id = $2)",
    [state, update.id],
  );
  await sql.end();
  return update;
}

/** A recording that the sandbox transcribes to the sentences and the guess. */
export function clipSaying({ ai }: VoiceSite): Clip {
  clips += 1;
  const clip = clipOf(speech(`${SENTENCES.join(" ")} Toma ${clips}.`, "es"));
  const startOf = (at: number) => SENTENCE_SECONDS * at;
  const sure = SENTENCES.map((text, at) => ({ text, start: startOf(at), end: startOf(at + 1) }));
  const end = startOf(SENTENCES.length);
  const guess = { text: "Tres cabios.", start: end, end: end + 0.5, avg_logprob: -1.4 };
  ai.log.say(clip.hash, { language: "spanish", segments: [...sure, guess] });
  return clip;
}
