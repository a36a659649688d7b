import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ChatMessageView } from "./view";
import { speech } from "@/sandbox/sounds";
import { connect } from "@/sandbox/test-database";
import { sayingOf, startVoiceSite, takeOf, uploadTake, type VoiceSite } from "@/sandbox/voice-fixture";

const SPANISH = "Hay agua en la zanja junto a la esquina.";
const ENGLISH = "There is water in the trench by the corner.";

let site: VoiceSite;

beforeAll(async () => {
  site = await startVoiceSite();
});

afterAll(async () => {
  await site.stop();
});

test("a voice message gets its words and their translation later, for the two alone", async () => {
  const { ai, mateo, rosa, projectId, server } = site;
  const take = takeOf(speech("Water in the trench.", "en"));
  ai.log.say(take.hash, sayingOf("spanish", SPANISH));
  const [audioUrl, recipientId] = [await uploadTake(mateo, take), rosa.user.id];
  const channel = `/api/projects/${projectId}/messages`;
  const posted = await mateo.post<ChatMessageView>(channel, { audioUrl, recipientId });
  expect(posted.body).toMatchObject({ content: "Audio message", audioState: "pending" });
  const heard = { content: SPANISH, transcript: SPANISH, language: "es", audioState: "done" };
  await vi.waitFor(
    async () => {
      const { body } = await rosa.get<ChatMessageView[]>(`${channel}?with=${mateo.user.id}`);
      expect(body).toMatchObject([{ ...heard, translation: { to: "en", content: ENGLISH } }]);
    },
    { timeout: 20_000, interval: 100 },
  );
  const sql = await connect(server.databaseUrl);
  const { rows } = await sql.query(
    "SELECT DISTINCT type, after->>'recipientId' AS to FROM events WHERE entity_id = $1 ORDER BY type",
    [posted.body.id],
  );
  await sql.end();
  expect(rows).toEqual(
    ["posted", "transcribed", "translated"].map((what) => ({ type: `message.${what}`, to: recipientId })),
  );
});
