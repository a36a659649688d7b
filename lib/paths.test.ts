import { expect, it } from "vitest";
import { isUnder, paths, safeNext } from "./paths";

it("leaves out what a query does not have", () => {
  expect(paths.auth()).toBe("/auth");
  expect(paths.auth({ next: "/projects?status=active", tab: "sign-up" })).toBe(
    "/auth?next=%2Fprojects%3Fstatus%3Dactive&tab=sign-up",
  );
});

it("knows what lies under an address and what only begins like it", () => {
  expect(isUnder("/projects/new", paths.projects())).toBe(true);
  expect(isUnder("/projectsites", paths.projects())).toBe(false);
});

it.each([
  "https://evil.example/",
  "//evil.example",
  "/.//evil.example/x",
  "/a/..//evil.example/x",
  "/\\evil.example",
  "javascript:alert(1)",
  "",
  null,
])("refuses to lead to %s after signing in", (next) => {
  expect(safeNext(next)).toBeNull();
});

it("leads to addresses of this site after signing in", () => {
  expect(safeNext("/projects/1?x=1#y")).toBe("/projects/1?x=1#y");
});
