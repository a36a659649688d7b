import { describe, expect, test } from "vitest";
import { allowsRange, answerByPreconditions } from "./preconditions";
import { CONDITIONS, innerOf } from "@/sandbox/http/conditions";

const STRONG = '"9f86d0,81"';
const WEAK = `W/${STRONG}`;

function ask(headers: Record<string, string>, method = "GET"): Request {
  return new Request("http://plumbline.invalid/api/x", { method, headers });
}

function statusOf(headers: Record<string, string>, etag?: string, method = "GET"): number {
  const cache = { ...(etag && { etag }), "cache-control": "private" };
  return answerByPreconditions(ask(headers, method), cache)?.status ?? 200;
}

describe.each([
  ["strong", STRONG],
  ["weak", WEAK],
])("for a %s ETag", (strength, etag) => {
  test.each(CONDITIONS)("$name answers $answered (weak: $ifWeak)", ({ sent, answered, ifWeak }) => {
    const expected = strength === "weak" ? (ifWeak ?? answered) : answered;
    const headers = sent(etag, innerOf(etag));
    expect([statusOf(headers, etag), statusOf(headers, etag, "HEAD")]).toEqual([expected, expected]);
  });
});

test("without an ETag only * has the content", () => {
  expect(statusOf({ "if-none-match": "*" })).toBe(304);
  expect(statusOf({ "if-none-match": STRONG })).toBe(200);
  expect(statusOf({ "if-match": "*" })).toBe(200);
  expect(statusOf({ "if-match": STRONG })).toBe(412);
});

test("a 304 has the ETag and the cache's headers of the content, and nothing else", () => {
  const cache = { etag: WEAK, "cache-control": "private, no-cache", vary: "Cookie" };
  const { headers } = answerByPreconditions(ask({ "if-none-match": WEAK }), cache) ?? new Response();
  expect(Object.fromEntries(headers)).toEqual(cache);
});

test.each<[string, string | null, string | undefined, boolean]>([
  ["no condition", null, STRONG, true],
  ["the ETag", STRONG, STRONG, true],
  ["another ETag", '"other"', STRONG, false],
  ["the ETag as a weak one", WEAK, STRONG, false],
  ["a weak ETag", WEAK, WEAK, false],
  ["a list", `${STRONG}, "other"`, STRONG, false],
  ["*", "*", STRONG, false],
  ["a date", "Fri, 01 Jan 2100 00:00:00 GMT", STRONG, false],
  ["a tag of a file that has none", STRONG, undefined, false],
])("If-Range with %s", (_, condition, etag, expected) => {
  const headers = { range: "bytes=0-9", ...(condition && { "if-range": condition }) };
  expect(allowsRange(ask(headers), etag)).toBe(expected);
  expect(allowsRange(ask(headers, "HEAD"), etag)).toBe(false);
});
