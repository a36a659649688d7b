// @vitest-environment jsdom
import { expect, test } from "vitest";
import { savePosition, savedPosition, persistPositions } from "./playback-positions";

test("a place is kept for one person and one recording; the start and the end are none", () => {
  savePosition("rosa", "/a", 12.34, 40);
  savePosition("rosa", "/b", 5, 40);
  expect(savedPosition("rosa", "/a")).toBe(12.3);
  expect(savedPosition("dale", "/a")).toBe(0);
  savePosition("rosa", "/a", 39.5, 40);
  savePosition("rosa", "/b", 0.4, 40);
  expect([savedPosition("rosa", "/a"), savedPosition("rosa", "/b")]).toEqual([0, 0]);
});

test("the device keeps the newest two hundred, and nonsense in its storage is none", () => {
  for (let at = 0; at < 250; at += 1) savePosition("june", `/${at}`, 3, 40);
  persistPositions("june");
  const stored = JSON.parse(localStorage.getItem("listened:june") ?? "") as unknown[];
  expect(stored).toHaveLength(200);
  expect(stored[0]).toEqual(["/249", 3]);
  localStorage.setItem("listened:luis", '[["/a","x"],7,["/b",4]]');
  expect([savedPosition("luis", "/a"), savedPosition("luis", "/b")]).toEqual([0, 4]);
  localStorage.setItem("listened:mei", "{");
  expect(savedPosition("mei", "/a")).toBe(0);
});
