// @vitest-environment jsdom
import { expect, test } from "vitest";
import { keepPlace, keptPlace, storePlaces } from "./kept-places";

test("a place is kept for one person and one recording; the start and the end are none", () => {
  keepPlace("rosa", "/a", 12.34, 40);
  keepPlace("rosa", "/b", 5, 40);
  expect(keptPlace("rosa", "/a")).toBe(12.3);
  expect(keptPlace("dale", "/a")).toBe(0);
  keepPlace("rosa", "/a", 39.5, 40);
  keepPlace("rosa", "/b", 0.4, 40);
  expect([keptPlace("rosa", "/a"), keptPlace("rosa", "/b")]).toEqual([0, 0]);
});

test("the device keeps the newest two hundred, and nonsense in its storage is none", () => {
  for (let at = 0; at < 250; at += 1) keepPlace("june", `/${at}`, 3, 40);
  storePlaces("june");
  const stored = JSON.parse(localStorage.getItem("listened:june") ?? "") as unknown[];
  expect(stored).toHaveLength(200);
  expect(stored[0]).toEqual(["/249", 3]);
  localStorage.setItem("listened:luis", '[["/a","x"],7,["/b",4]]');
  expect([keptPlace("luis", "/a"), keptPlace("luis", "/b")]).toEqual([0, 4]);
  localStorage.setItem("listened:mei", "{");
  expect(keptPlace("mei", "/a")).toBe(0);
});
