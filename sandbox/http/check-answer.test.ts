import { describe, expect, test } from "vitest";
import { checkAnswer } from "./check-answer";

const ID = "0198c2f0-1111-7111-8111-111111111111";
const UNKNOWN = { code: "not_found", message: "…" };
const SUBTASK = {
  id: ID,
  parentTaskId: ID,
  name: "Framing",
  description: null,
  language: null,
  dueDate: null,
  isCompleted: false,
  displayOrder: 0,
  completedAt: null,
  createdAt: "2026-03-01T12:00:00.000Z",
  updateCount: 0,
  newUpdatesCount: 0,
  assigneeCount: 0,
  asksPhoto: false,
  askedPhoto: null,
};

function check(body: unknown, { method = "GET", path = `/api/subtasks/${ID}`, status = 200 } = {}) {
  return () => checkAnswer({ method, path, status, body, contentType: "application/json" });
}

describe("an answer that its call declares passes", () => {
  test.each([
    ["a view", check(SUBTASK)],
    ["a list, whatever its query", check([SUBTASK], { path: `/api/tasks/${ID}/subtasks?limit=1` })],
    ["no content", check(null, { method: "DELETE", status: 204 })],
    ["the same version", check(null, { status: 304 })],
    ["a refusal", check(UNKNOWN, { status: 404 })],
    ["a refusal with more fields", check({ ...UNKNOWN, projectId: ID }, { status: 404 })],
    ["a refusal where there is no call", check(UNKNOWN, { path: "/api/nothing", status: 404 })],
    ["what is no answer of our API", check("<html>", { path: "/api-docs" })],
  ])("%s", (_, run) => {
    expect(run).not.toThrow();
  });
});

describe("an answer that its call does not declare fails", () => {
  const { name: _name, ...nameless } = SUBTASK;

  test.each([
    ["a field less", check(nameless), /name: /],
    ["a field more", check({ ...SUBTASK, secret: 1 }), /Unrecognized key: "secret"/],
    [
      "a field more, in a list",
      check([{ ...SUBTASK, secret: 1 }], { path: `/api/tasks/${ID}/subtasks` }),
      /secret/,
    ],
    [
      "a field less, of those that are named by a list",
      check({ ...UNKNOWN, texts: { en: "…" } }, { status: 404 }),
      /texts\.es: /,
    ],
    ["another type", check({ ...SUBTASK, displayOrder: "0" }), /displayOrder: /],
    ["no time", check({ ...SUBTASK, createdAt: "yesterday" }), /createdAt: /],
    ["no id", check({ ...SUBTASK, id: "1" }), /id: /],
    ["another status", check(SUBTASK, { status: 201 }), /its statuses are/],
    ["content after a 204", check(SUBTASK, { method: "DELETE", status: 204 }), /no content/],
    ["a success where there is no call", check(SUBTASK, { path: "/api/nothing" }), /no such call/],
    ["a refusal without a code", check({ message: "…" }, { status: 404 }), /code: /],
    ["a refusal of another status", check(UNKNOWN, { status: 409 }), /not_found is a 404/],
  ])("%s", (_, run, problem) => {
    expect(run).toThrow(problem);
  });
});
