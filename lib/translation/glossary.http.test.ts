import { expect, test } from "vitest";
import type { GlossaryTerm } from "./schema";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { newWorker, rosasSite } from "@/sandbox/fixtures/site-fixture";
import { signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const sql = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);

const glossary = (body?: unknown) => {
  const address = `/api/businesses/${site.businessId}/glossary`;
  return body === undefined
    ? site.rosa.get<GlossaryTerm[]>(address)
    : site.rosa.put<GlossaryTerm[]>(address, body);
};

test("the list is replaced as a whole, in its order, also by two managers at once", async () => {
  const terms = (word: string) =>
    Array.from({ length: 200 }, (_, n) => ({
      term: `${word} ${n}`,
      translation: n % 2 ? word : null,
      language: "en",
    }));
  expect((await glossary()).body).toEqual([]);
  const answers = await Promise.all([glossary(terms("joist")), glossary(terms("rafter"))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await glossary();
  expect([terms("joist"), terms("rafter")]).toContainEqual(body);
  expect((await glossary([])).body).toEqual([]);
});

test.each([
  [
    "more than 200 words",
    Array.from({ length: 201 }, (_, n) => ({ term: `t${n}`, translation: null, language: "en" })),
  ],
  [
    "a word twice",
    [
      { term: "header", translation: null, language: "en" },
      { term: "Header", translation: "dintel", language: "en" },
    ],
  ],
  ["an empty word", [{ term: " ", translation: null, language: "en" }]],
  ["another language", [{ term: "header", translation: null, language: "fr" }]],
  ["a long word", [{ term: "x".repeat(101), translation: null, language: "en" }]],
  ["no list", { terms: [] }],
])("a glossary with %s is refused", async (_, body) => {
  await expectRefusal(sql, () => glossary(body), 400, "validation_failed");
});

test("a word twice is refused at the second one", async () => {
  const of = (term: string, language: string) => ({ term, translation: null, language });
  const { body } = await glossary([of("sill", "en"), of("Sill", "es"), of("SILL", "en")]);
  expect(body).toMatchObject({ issues: [{ path: "2.term" }] });
});

test("everybody in a project reads how its business spells its words, in their order, and no translation of them", async () => {
  const [june, mei] = await Promise.all([newWorker(server, site), signUp(server, { name: "Mei Lin" })]);
  const words = [
    { term: "Simpson", language: "en" },
    { term: "cimbra", language: "es" },
  ];
  await glossary(words.map((word) => ({ ...word, translation: "formwork" })));
  const address = `/api/projects/${site.projectId}/glossary`;
  expect((await june.get<object[]>(address)).body).toEqual(words);
  await expectRefusal(sql, () => mei.get(address), 404, "not_found");
});
