import { expect, test } from "vitest";
import { composeContent } from "@/lib/updates/recording/compose-content";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { databaseBefore } from "@/sandbox/database/old-database";
import { addBusiness, addProject, addRecording, addUpdate, addUser } from "@/sandbox/database/rows";

const database = await forThisFile(databaseBefore("20261130100000_long_voice_updates"));
const { sql } = database;
const { id: authorId } = await addUser(sql);
const projectId = await addProject(sql, await addBusiness(sql, authorId));

const SAID = "Falta uno. ".repeat(1_000);
const ENGLISH = "One is missing. ".repeat(1_000);
const COMPOSED = composeContent({ transcript: "Ya.", language: "es", translatedText: "Done." });

/** A voice update as it was, with what is expected of it. */
const ROWS = [
  {
    content: ENGLISH.slice(0, 5_780),
    english: ENGLISH.slice(0, 5_780),
    said: SAID.slice(0, 6_200),
    then: SAID.slice(0, 6_200),
  },
  { content: `${ENGLISH.slice(0, 9_999)}…`, english: ENGLISH, said: SAID, then: `${SAID.slice(0, 9_999)}…` },
  { content: "One", english: ENGLISH, said: SAID },
  { content: "Do not load.", english: ENGLISH.slice(0, 5_780), said: SAID.slice(0, 6_200) },
  { content: COMPOSED, english: "Done.", said: "Ya." },
  { content: "Done.", english: "Done.", said: "Ya." },
  { content: SAID.slice(0, 9_000), english: SAID.slice(0, 9_000), said: SAID.slice(0, 9_000) },
];

test("the English alone of a long recording becomes what was said, and what was typed stays", async () => {
  for (const { content, english, said } of ROWS) {
    const updateId = await addUpdate(sql, { projectId, authorId, content });
    const upload = await addRecording(sql, authorId, { updateId, state: "done" });
    await sql.query(
      "UPDATE recordings SET transcript = $2, translated_text = $3, language = 'es' WHERE upload_id = $1",
      [upload, said, english],
    );
  }
  const version = async () => {
    const { rows } = await sql.query<{ number: string }>("SELECT number FROM project_versions");
    return Number(rows[0]?.number ?? 0);
  };
  const before = await version();
  await database.migrate();
  const { rows } = await sql.query<{ content: string }>("SELECT content FROM updates ORDER BY seq");
  const isAsMeant = rows.map(({ content }, at) => content === (ROWS[at]?.then ?? ROWS[at]?.content));
  expect(isAsMeant).toEqual(ROWS.map(() => true));
  expect(await version()).toBeGreaterThan(before);
});
