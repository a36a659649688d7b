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

const change = (seen: unknown[], terms: unknown[]) =>
  site.rosa.patch<GlossaryTerm[]>(`/api/businesses/${site.businessId}/glossary`, { seen, terms });
const said = (term: string, translation: string | null = null) => ({ term, translation, language: "en" });

test("a list that was read before another manager's change keeps that change, beside its own", async () => {
  const seen = [said("joist"), said("sill"), said("hanger"), said("rafter")];
  await glossary(seen);
  await glossary([said("joist"), said("sill", "solera"), said("rafter"), said("Simpson")]);
  const late = await change(seen, [said("joist", "vigueta"), said("sill"), said("hanger"), said("ledger")]);
  const merged = [said("joist", "vigueta"), said("sill", "solera"), said("ledger"), said("Simpson")];
  expect([late.status, late.body]).toEqual([200, merged]);
  expect((await glossary()).body).toEqual(merged);
  const both = await Promise.all(["stud", "plate"].map((term) => change(merged, [...merged, said(term)])));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await glossary()).body.map(({ term }) => term).toSorted()).toEqual([
    "Simpson",
    "joist",
    "ledger",
    "plate",
    "sill",
    "stud",
  ]);
});

test("a word that is added from an update keeps the translation that another manager gave it", async () => {
  await glossary([said("joist", "vigueta")]);
  expect((await change([], [said("joist"), said("sill")])).body).toEqual([
    said("joist", "vigueta"),
    said("sill"),
  ]);
});

test("the newer wording of a word counts that two managers changed, and no list grows over its limit", async () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => said(`word ${n}`));
  await glossary([...many(199), said("Simpson")]);
  const { body } = await change([], [said("simpson", "de metal")]);
  expect(body.at(0)).toEqual(said("simpson", "de metal"));
  expect(body).toHaveLength(200);
  await expectRefusal(sql, () => change([], [said("header")]), 400, "validation_failed");
  await glossary([]);
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
