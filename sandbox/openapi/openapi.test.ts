import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { format } from "oxfmt";
import { beforeAll, describe, expect, test } from "vitest";
import { toClientTypes } from "./client-types";
import { type ApiCall, collectCalls } from "./collect-calls";
import { declaredCalls } from "./declared-calls";
import { toDocument } from "./document";
import { withCalls, withPermissions } from "./markdown";
import type { ApiDocument } from "@/lib/http/shared/api-document";
import style from "@/oxfmt.config";

let calls: ApiCall[];
let document: ApiDocument;

beforeAll(async () => {
  calls = await collectCalls();
  document = toDocument(calls) as unknown as ApiDocument;
});

test("every route of app/api is described", () => {
  const described = calls.map(({ method, path }) => `${method} ${path}`);
  const served = declaredCalls().filter(({ call }) => !call.includes("{unknown}"));
  expect(described.toSorted()).toEqual(served.map(({ call }) => call).toSorted());
});

test("every call says what it does, under a heading", () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const headings = document.tags.map(({ name }) => name);
  expect(operations.filter(({ summary, tags }) => !summary || !headings.includes(tags[0] ?? ""))).toEqual([]);
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
});

test("no rule is lost in the document with a flag of its pattern", () => {
  const patterns = JSON.stringify(document).match(/"pattern":"\^\[[^"]*\{2,3\}[^"]*"/g) ?? [];
  const languages = patterns.map(
    (pattern) => new RegExp((JSON.parse(`{${pattern}}`) as { pattern: string }).pattern),
  );
  expect(languages.map((language) => language.test("es-MX"))).toEqual(languages.map(() => true));
  expect(languages.length).toBeGreaterThan(0);
});

test("the document is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...structuredClone(document) });
  expect(errors).toBeUndefined();
  expect([valid, validator.version]).toEqual([true, "3.1"]);
});

describe("`npm run describe-api` has written, and the declarations still say,", () => {
  test("public/api/openapi.json", async () => {
    await expectCurrent("public/api/openapi.json", JSON.stringify(document));
  });

  test("the calls in docs/api.md", async () => {
    await expectCurrent("docs/api.md", withCalls(readFileSync("docs/api.md", "utf8"), document));
  });

  test("the tables in docs/permissions.md", async () => {
    await expectCurrent("docs/permissions.md", withPermissions(readFileSync("docs/permissions.md", "utf8")));
  });

  test("what the browser's client knows", async () => {
    await expectCurrent("lib/browser/generated/api-answers.ts", toClientTypes(document));
  });
});

/** Fails when the file has another text; with `--update` it gets this one. */
async function expectCurrent(path: string, text: string): Promise<void> {
  const { code } = await format(path, text, style);
  await expect(code).toMatchFileSnapshot(`../../${path}`);
}
