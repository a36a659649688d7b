import fc from "fast-check";
import { expect, test } from "vitest";
import { payloadOf, topicOf } from "./send-push";

const MESSAGE = {
  title: "Mateo Rivas mentioned you",
  navigate: "https://plumbline.example/dashboard",
  lang: "en",
  tag: "a",
};

test("is in the form that Safari shows by itself, which our service worker reads, too", () => {
  expect(JSON.parse(payloadOf({ ...MESSAGE, body: "Harlow Street" }))).toEqual({
    web_push: 8030,
    notification: { ...MESSAGE, body: "Harlow Street" },
  });
});

test.each([["\u0001"], ["👷"], ["\u{10ffff} "], ["ñ"], ['"']])(
  "fits into what services take, however much %j it has",
  (character) => {
    const text = character.repeat(2_000);
    const payload = payloadOf({ ...MESSAGE, title: text, body: text });
    expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(3_900);
    expect(payload.isWellFormed()).toBe(true);
  },
);

test("a topic has at most 32 URL-safe characters", () => {
  fc.assert(
    fc.property(fc.string(), (tag) => {
      expect(topicOf(tag)).toMatch(/^[\w-]{1,32}$/);
    }),
  );
});
